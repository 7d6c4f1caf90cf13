import { pageJQuery } from '@stirrup/cms';
import type { BLOCKS_EVENT } from './contract.ts';

/**
 * Tells the shop's blocks of a change of the cart. On a page with jQuery they translate its event themselves
 * (woocommerce.md §7.1).
 */
export function tellBlocks(event: (typeof BLOCKS_EVENT)[keyof typeof BLOCKS_EVENT]): void {
  if (!pageJQuery()) document.body.dispatchEvent(new CustomEvent(event));
}
