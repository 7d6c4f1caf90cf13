import { LIVE_REGION } from './contract.ts';
import { hideFromSight } from './hide-from-sight.ts';

/** `polite` waits until the screen reader has finished; `assertive` interrupts it. */
export type Urgency = keyof typeof LIVE_REGION;

/**
 * Tells screen readers a message, in the page's one live region of that urgency. Call {@link prepareLiveRegions}
 * beforehand: regions are heard only if they were there before their text.
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
  // The same text twice would not be a change, and stay unheard.
  region.textContent = region.textContent === message ? `${message}\u00a0` : message;
}

/** Creates the live regions that the page does not have yet. */
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
