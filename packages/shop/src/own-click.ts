import type { PartBinding } from '@stirrup/react';

/** Scripts that our islands stand in for (contracts/woocommerce.md §1.1, bricks-dynamic.md §8). */
const LEGACY_SCRIPTS = '#wc-add-to-cart-js, #bricks-woocommerce-js';

/** Whether an old script is still on the page. It must not act on our elements too. */
export function hasLegacyScript(): boolean {
  return document.querySelector(LEGACY_SCRIPTS) !== null;
}

/**
 * Binds a plain click: one without modifier keys, which belong to the browser. `act` returns `false` for a click that
 * is not its affair.
 *
 * Beside an old script the click is handled while it is captured and goes no further. At the target, capturing
 * listeners run before all others, so this is the one place that is ahead of the script's. Otherwise the click bubbles
 * on, for analytics and everybody else.
 */
export function ownClick(act: (event: MouseEvent) => unknown): Pick<PartBinding, 'onClick' | 'onClickCapture'> {
  const isOld = hasLegacyScript();
  const listen = (event: MouseEvent) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    if (act(event) !== false && isOld) event.stopImmediatePropagation();
  };
  return isOld ? { onClickCapture: listen } : { onClick: listen };
}

/**
 * Whether a key press is Space on a link that acts as a button, which browsers do not click by themselves. It will not
 * scroll the page then.
 */
export function isSpaceOnLink(event: KeyboardEvent, link: HTMLElement | undefined): boolean {
  if (event.key !== ' ' || !link?.matches('a')) return false;
  event.preventDefault();
  return true;
}
