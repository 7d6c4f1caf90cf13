import { membersOf } from '@stirrup/runtime';
import { LIVE_REGION, MODAL_DIALOG } from './contract.ts';
import { hideFromSight } from './hide-from-sight.ts';
import { REGION_DELAY } from './region-delay.ts';

/** Time at which the newest live region of the page was created. */
let created = -REGION_DELAY;

/** Time after which the text of a region in a dialog has been read, in ms. */
const LIFE = 7000;

/** Regions of the page, which are the last of its elements: each island's mount would search all of it for them. */
const regions: Partial<Record<Urgency, HTMLElement>> = {};

/** `polite` waits until the screen reader has finished; `assertive` interrupts it. */
export type Urgency = keyof typeof LIVE_REGION;

/**
 * Announces a message, in the page's live region of that urgency. Screen readers announce changes only in regions that
 * they know, so a new region gets its text a moment later: call {@link prepareLiveRegions} beforehand. While the visitor
 * is in a modal dialog the region is in it, because some screen readers ignore regions outside.
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
  const dialog = document.activeElement?.closest(MODAL_DIALOG);
  if (dialog) {
    announceIn(dialog, message, urgency);
    return;
  }
  const region = liveRegion(urgency);
  const show = () => {
    region.setAttribute('aria-relevant', 'all');
    // Setting the same text again would not be a change, and would not be announced.
    region.textContent = region.textContent === message ? `${message}\u00a0` : message;
  };
  const wait = created + REGION_DELAY - performance.now();
  if (wait > 0) setTimeout(show, wait);
  else show();
}

/** Creates the live regions that the page lacks. */
export function prepareLiveRegions(): void {
  liveRegion('polite');
  liveRegion('assertive');
}

/** Announces a message in a region of its own, so that the dialog's markup is as before when the message has been read. */
function announceIn(dialog: Element, message: string, urgency: Urgency): void {
  const region = createRegion(urgency);
  // At the dialog's end it might make the dialog scroll.
  region.style.insetBlockStart = '0';
  membersOf(dialog).append(region);
  setTimeout(() => {
    // The dialog may have closed meanwhile, by the very answer that is announced.
    if (membersOf(dialog).contains(document.activeElement)) region.textContent = message;
    else announce(message, urgency);
  }, REGION_DELAY);
  setTimeout(() => region.remove(), LIFE);
}

function liveRegion(urgency: Urgency): HTMLElement {
  const known = regions[urgency];
  if (known?.isConnected) return known;
  const name = LIVE_REGION[urgency].class;
  const present = document.querySelector<HTMLElement>(`.${name}`);
  const region = present ?? createRegion(urgency);
  regions[urgency] = region;
  if (present) return present;
  region.classList.add(name);
  document.body.append(region);
  created = performance.now();
  return region;
}

function createRegion(urgency: Urgency): HTMLElement {
  const region = document.createElement('div');
  region.setAttribute('role', LIVE_REGION[urgency].role);
  hideFromSight(region);
  return region;
}
