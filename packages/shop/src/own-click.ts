import { hasModifier, type PartBinding } from '@stirrup/runtime';

/** Script elements that our islands stand in for (contracts/woocommerce.md §1.1, bricks-dynamic.md §8); docs/legacy-scripts.md. */
const LEGACY_SCRIPT = {
  shop: '#wc-add-to-cart-js',
  builder: '#bricks-woocommerce-js',
  checkout: '#wc-checkout-js',
} as const;

/** Whether an old script is still on the page: that of one system, or any. It must not act on our elements too. */
export function hasLegacyScript(system?: keyof typeof LEGACY_SCRIPT): boolean {
  const selector = system ? LEGACY_SCRIPT[system] : Object.values(LEGACY_SCRIPT).join();
  return document.querySelector(selector) !== null;
}

/** Whether a click is one without modifier keys, which belong to the browser. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !hasModifier(event);
}

/**
 * Binds a plain click. `act` returns `false` for a click that is not its affair.
 *
 * Beside an old script the click is handled while it is captured and goes no further. At the target, capturing
 * listeners run before all others, so this is the one place that is ahead of the script's. Otherwise the click bubbles
 * on, for analytics and everybody else.
 */
export function ownClick(act: (event: MouseEvent) => unknown): Pick<PartBinding, 'onClick' | 'onClickCapture'> {
  const isOld = hasLegacyScript();
  const listen = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    if (act(event) !== false && isOld) event.stopImmediatePropagation();
  };
  return isOld ? { onClickCapture: listen } : { onClick: listen };
}

/**
 * Lets Space act on a link that is a button to assistive technology; browsers click links by Enter only. The page does
 * not scroll then, and an old script does not hear of the key: it would act, too.
 *
 * @param act By default the link is clicked.
 */
export function actOnSpace(
  event: KeyboardEvent,
  link: HTMLElement | undefined,
  act: (event: KeyboardEvent) => void = () => link?.click(),
): void {
  if (event.key !== ' ' || !link?.matches('a')) return;
  event.preventDefault();
  if (hasLegacyScript()) event.stopPropagation();
  // A key that is held down repeats; a button acts once.
  if (!event.repeat) act(event);
}
