import { OLD_SCRIPT } from '../is-left-to-old-script.ts';
import { chosenByKey } from '../keys/chosen-by-key.ts';
import { isPress } from '../keys/is-press.ts';
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
    // Browsers make clicks of them on real buttons.
    if (event.target instanceof HTMLButtonElement && isPress(event)) return;
    const titles = disclosures().map((disclosure) => ({ element: disclosure.title, disclosure }));
    const pressed = chosenByKey(event, titles, { orientation: 'vertical', activation: 'manual' });
    if (event.defaultPrevented) take(event);
    // A key that is held down is one press.
    if (pressed && !event.repeat) press(pressed.disclosure);
  };
  // Heard on their way down they do not reach an old script, which would act, too.
  root.addEventListener('click', click, { capture: true, signal });
  root.addEventListener('keydown', keydown, { capture: true, signal });
}
