import { commonTexts, text } from '@stirrup/cms/texts';
import { block } from '../../shared/block.ts';
import { createMessageSlot } from '../../shared/message-beside.ts';
import { ITEM } from './contract.ts';
import { removeByLink } from './remove-by-link.ts';

// Such carts have no end of their own: the message goes with the next answer, or another one takes its place.
const message = createMessageSlot(new AbortController().signal);

/** Removes a line of a cart that no mini cart contains, and covers it meanwhile (woocommerce.md §4.10). */
export async function removeOutside(link: HTMLAnchorElement): Promise<void> {
  const item = link.closest<HTMLElement>(ITEM);
  if (item?.hasAttribute('aria-busy')) return;
  const uncover = item && block(item, text(commonTexts, 'pleaseWait'));
  await removeByLink(link, message, () => undefined);
  uncover?.();
}
