import { hasModifier } from '@stirrup/runtime';
import { OLD_SCRIPT } from '../is-left-to-old-script.ts';
import type { Disclosure } from './create-disclosure.ts';

/** What acts for itself inside a title. */
const CONTROLS = 'a, button, input, label, select, textarea';

/**
 * Calls back when the title of a disclosure is pressed, by whatever means, and moves the focus to the title that a key
 * leads to (ARIA Authoring Practices, Accordion).
 *
 * @param disclosures Tells those that belong together, in document order.
 */
export function hearTitles<D extends Disclosure>(
  root: HTMLElement,
  disclosures: () => readonly D[],
  press: (disclosure: D) => void,
  signal: AbortSignal,
): void {
  const take = (event: Event) => {
    event.preventDefault();
    if (document.querySelector(OLD_SCRIPT)) event.stopImmediatePropagation();
  };
  const click = (event: MouseEvent) => {
    const { target } = event;
    const control = target instanceof Element ? target.closest(CONTROLS) : null;
    const pressed = disclosures().find(({ title }) => target instanceof Node && title.contains(target));
    if (!pressed || (control !== pressed.title && pressed.title.contains(control))) return;
    take(event);
    press(pressed);
  };
  const keydown = (event: KeyboardEvent) => {
    const { key, target } = event;
    const all = disclosures();
    const index = all.findIndex(({ title }) => title === target);
    const focused = all[index];
    if (!focused || hasModifier(event)) return;
    const next = {
      ArrowDown: all[index + 1] ?? all[0],
      ArrowUp: all.at(index - 1),
      Home: all[0],
      End: all.at(-1),
    }[key];
    // Browsers make clicks of them on real buttons; a key that is held down is one press.
    const isPress = (key === 'Enter' || key === ' ') && !focused.title.matches('button');
    if (next || isPress) take(event);
    next?.title.focus();
    if (isPress && !event.repeat) press(focused);
  };
  // Heard on their way down they do not reach an old script, which would act, too.
  root.addEventListener('click', click, { capture: true, signal });
  root.addEventListener('keydown', keydown, { capture: true, signal });
}
