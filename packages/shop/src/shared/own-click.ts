import { hasLegacyScript, type LegacyScript } from '@stirrup/cms/legacy-scripts';
import { isPlainClick, type PartBinding } from '@stirrup/runtime';

/**
 * Binds a plain click. `act` returns `false` for a click that is not its affair.
 *
 * Beside a legacy script the click is handled while it is captured and goes no further. At the target, capturing
 * listeners run before all others, so this is the one place that is ahead of the script's. Otherwise the click bubbles
 * on, for analytics and everybody else.
 *
 * @param scripts Legacy scripts that hear of the click, too.
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
 * Lets Space act on a link that is a button to assistive technology; browsers click links by Enter only. The page does
 * not scroll then.
 *
 * @param scripts Legacy scripts that do so, too: where one still is on the page, they do not hear of the key.
 * @param act By default the link is clicked.
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
  // A key that is held down repeats; a button acts once.
  if (!event.repeat) act(event);
}
