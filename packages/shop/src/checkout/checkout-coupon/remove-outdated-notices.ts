import { OUTDATED_NOTICES } from './contract.ts';

/**
 * Removes the notices that an answer outdates, also those outside the page's containers: a refused order has its reasons
 * above the form. Messages at single fields stay, because they still hold (woocommerce.md §4.7).
 */
export function removeOutdatedNotices(): void {
  for (const notice of document.querySelectorAll(OUTDATED_NOTICES)) notice.remove();
}
