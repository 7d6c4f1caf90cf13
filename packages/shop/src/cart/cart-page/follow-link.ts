import { cartQueue } from '@stirrup/cart';
import { emit } from '@stirrup/cms';
import { REFUSAL } from '@stirrup/cms/notices';
import { expiredPage } from '../coupons/call-failure.ts';
import type { CartDocument } from './cart-document.ts';
import { changeCart } from './change-cart.ts';
import { EVENT, LINE, LINK, lineSign, REMOVE_LINK } from './contract.ts';
import { getCart } from './fetch-cart.ts';
import { noticeText, showFailureNotice, shownNotices } from './replace-notices.ts';
import { showCartPage } from './show-cart-page.ts';

/** Removes or restores a line of the cart, depending on the link (woocommerce.md §2.11, §4.6). */
export function followLink({ href }: HTMLAnchorElement): Promise<void> {
  return changeCart(href, async ({ isBehind }) => {
    const isDone = aimOf(href);
    const before = new Set(shownNotices().map(noticeText));
    const cart = await cartQueue()(() => follow(href, isDone));
    showCartPage(cart, { keepsNotices: isBehind, focusCandidates: () => [restoredLine(href)] });
    // An error may stand on every cart page; a new one is the reason. The shop refuses a nonce without a word.
    const hasReason = cart.notices.some((notice) => notice.matches(REFUSAL) && !before.has(noticeText(notice)));
    if (!isDone(cart)) {
      if (!hasReason) showFailureNotice(expiredPage());
    } else if (new URL(href).searchParams.has(LINK.remove)) emit(document.body, EVENT.removed);
  });
}

/**
 * The nonce of a long-open page may have expired. The shop ignores the request then, but its answer holds a new nonce.
 */
async function follow(href: string, isDone: (cart: CartDocument) => boolean): Promise<CartDocument> {
  const cart = await getCart(href);
  const url = new URL(href);
  if (isDone(cart) || !cart.nonce || cart.nonce === url.searchParams.get(LINK.nonce)) return cart;
  url.searchParams.set(LINK.nonce, cart.nonce);
  return getCart(url.href);
}

/** Remove link of the restored line, for the focus: the restore link has gone. */
function restoredLine(href: string): Element | null | undefined {
  const key = new URL(href).searchParams.get(LINK.undo);
  return key ? document.querySelector(lineSign(key))?.closest(LINE)?.querySelector(REMOVE_LINK) : null;
}

/** The condition that the cart has to meet afterwards. */
function aimOf(href: string): (cart: CartDocument) => boolean {
  const { searchParams } = new URL(href);
  const removed = searchParams.get(LINK.remove);
  const restored = searchParams.get(LINK.undo);
  return ({ hasLine }) => (removed ? !hasLine(removed) : !restored || hasLine(restored));
}
