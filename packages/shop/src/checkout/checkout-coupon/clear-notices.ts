import { showNotices } from '@stirrup/cms/notices';
import { OUTDATED_NOTICES } from './contract.ts';

/**
 * Removes the notices that an answer outdates, in the page's containers and out of them: a refused order has its reasons
 * above the form. Messages at single fields stay, because they still hold (woocommerce.md §4.7).
 */
export function clearNotices(): void {
  showNotices('');
  for (const notice of document.querySelectorAll(OUTDATED_NOTICES)) notice.remove();
}
