import { LIVE_REGION } from './contract.ts';

/**
 * Tells screen readers a message, in the live region that the shop's own script uses (contracts/woocommerce.md §4.2).
 * Call {@link prepareLiveRegion} beforehand: regions are heard only if they were there before their text.
 */
export function announce(message: string): void {
  if (!message) return;
  const region = prepareLiveRegion();
  region.setAttribute('aria-relevant', 'all');
  // The same text twice would not be a change, and stay unheard.
  region.textContent = region.textContent === message ? `${message}\u00a0` : message;
}

/** Finds or creates the live region. */
export function prepareLiveRegion(): HTMLElement {
  const present = document.querySelector<HTMLElement>(`.${LIVE_REGION.class}`);
  if (present) return present;
  const region = document.createElement('div');
  region.className = `${LIVE_REGION.class} ${LIVE_REGION.hiddenClass}`;
  region.setAttribute('role', 'status');
  // Themes style the class; where one does not, the region must not show all the same.
  Object.assign(region.style, {
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  });
  document.body.append(region);
  return region;
}
