import { LIVE_REGION } from './contract.ts';
import { hideFromSight } from './hide-from-sight.ts';

/** `polite` waits until the screen reader has finished; `assertive` interrupts it. */
export type Urgency = keyof typeof LIVE_REGION;

/**
 * Announces a message, in the page's live region of that urgency. Call {@link prepareLiveRegions} beforehand: screen
 * readers announce changes only in regions that exist already.
 *
 * @example
 * ```html
 * <div class="widget_shopping_cart_live_region screen-reader-text" role="status"></div>
 * ```
 * ```ts
 * announce('“Bridle” has been added to your cart.');
 * ```
 * Follows woocommerce.md §4.2.
 */
export function announce(message: string, urgency: Urgency = 'polite'): void {
  if (!message) return;
  const region = liveRegion(urgency);
  region.setAttribute('aria-relevant', 'all');
  // Setting the same text again would not be a change, and would not be announced.
  region.textContent = region.textContent === message ? `${message}\u00a0` : message;
}

/** Creates the live regions that the page lacks. */
export function prepareLiveRegions(): void {
  liveRegion('polite');
  liveRegion('assertive');
}

function liveRegion(urgency: Urgency): HTMLElement {
  const { class: name, role } = LIVE_REGION[urgency];
  const present = document.querySelector<HTMLElement>(`.${name}`);
  if (present) return present;
  const region = document.createElement('div');
  region.className = name;
  region.setAttribute('role', role);
  hideFromSight(region);
  document.body.append(region);
  return region;
}
