import { commonTexts, text } from '@stirrup/cms/texts';
import { block } from '../../shared/block.ts';
import { ITEM, REMOVE_LINK } from './contract.ts';

/** Covers the lines that are being removed (woocommerce.md §4.10). Returns a function that uncovers them. */
export function blockItems(root: HTMLElement, keys: ReadonlySet<string>): () => void {
  const links = [...root.querySelectorAll<HTMLElement>(REMOVE_LINK)];
  const removed = links.filter((link) => keys.has(link.dataset['cart_item_key'] ?? ''));
  const undo = removed
    .map((link) => link.closest<HTMLElement>(ITEM))
    .map((item) => item && block(item, text(commonTexts, 'pleaseWait')));
  return () => {
    for (const unblock of undo) unblock?.();
  };
}
