import { hasLegacyScript, type LegacyScript } from '@stirrup/cms/legacy-scripts';
import { isPlainClick, type PartBinding } from '@stirrup/runtime';

/**
 * Binds a plain click. `act` returns `false` if it does not handle the click.
 *
 * On a page with a legacy script the click is handled in the capture phase and stopped. At the target, capturing
 * listeners run before all others, so only there the handler is ahead of the script's. Without such a script the click
 * bubbles on, for analytics and others.
 *
 * Known limit: of links, jQuery's `trigger('click')` calls jQuery's own handlers only; `link.click()` reaches us.
 *
 * @param scripts Legacy scripts that listen to the same click.
 */
export function ownClick(
  act: (event: MouseEvent) => unknown,
  ...scripts: readonly LegacyScript[]
): Pick<PartBinding, 'onClick' | 'onClickCapture'> {
  const isAhead = hasLegacyScript(...scripts);
  const listen = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    if (act(event) !== false && isAhead) event.stopImmediatePropagation();
  };
  return isAhead ? { onClickCapture: listen } : { onClick: listen };
}

/**
 * Makes Space act on a link with the role of a button; browsers click links by Enter only. The page does not scroll
 * then.
 *
 * @param scripts Legacy scripts that do so, too: if one of them is on the page, the event is stopped.
 * @param act @default clicks the link
 */
export function actOnSpace(
  event: KeyboardEvent,
  link: HTMLElement | undefined,
  scripts: readonly LegacyScript[],
  act: (event: KeyboardEvent) => void = () => link?.click(),
): void {
  if (event.key !== ' ' || !link?.matches('a')) return;
  event.preventDefault();
  if (hasLegacyScript(...scripts)) event.stopPropagation();
  // A held key repeats; a button acts once.
  if (!event.repeat) act(event);
}

/**
 * True if a key presses an element that browsers do not click by it: they click buttons by both keys, links with an
 * address by Enter.
 */
export function isPressWithoutClick({ key }: KeyboardEvent, element: Element): boolean {
  return !element.matches('button, summary') && (key === ' ' || (key === 'Enter' && !element.matches('a[href]')));
}
