import { cartQueue } from '@stirrup/cart';
import type { Control } from '@stirrup/cms';
import { changeCart } from './change-cart.ts';
import { FORM, ONCE } from './contract.ts';
import { getCart, postCart } from './fetch-cart.ts';
import { showCartPage } from './show-cart-page.ts';

/** Options for showing a fresh cart. */
interface RefreshOptions {
  /** Keeps the notices that are on the page. @default true */
  readonly keepsNotices?: boolean;
  /** Fields that the server has received. @default none: unsent entries stay */
  readonly isSettled?: (control: Control) => boolean;
}

/** Fetches and shows the current cart of the server (woocommerce.md §4.6). */
export function refreshCartPage({ keepsNotices = true, isSettled }: RefreshOptions = {}): Promise<void> {
  return changeCart('refresh', async ({ markSent }) => {
    const cart = await cartQueue()(() => {
      markSent();
      const form = document.querySelector<HTMLFormElement>(FORM);
      return form ? postCart(form, {}) : getCart(pageAddress());
    });
    showCartPage(cart, { keepsNotices, scroll: false, isSettled });
  });
}

/** The page's address without parameters for a single change: the shop would repeat the change. */
function pageAddress(): string {
  const url = new URL(location.href);
  for (const name of ONCE) url.searchParams.delete(name);
  return url.href;
}
