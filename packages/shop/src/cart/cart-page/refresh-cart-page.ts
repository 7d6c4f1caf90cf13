import { cartQueue } from '@stirrup/cart';
import { FORM, ONCE } from './contract.ts';
import type { Control } from './entries.ts';
import { getCart, postCart } from './fetch-cart.ts';
import { showCart } from './show-cart.ts';
import { work } from './work.ts';

/** How a fresh cart is shown. */
interface RefreshOptions {
  /** Notices that the page shows stay beside new ones. @default true */
  readonly keepsNotices?: boolean;
  /** Fields that the server has had. @default none: what was entered and not sent stays */
  readonly isSettled?: (control: Control) => boolean;
}

/** Shows the cart as the server has it now (woocommerce.md §4.6). */
export function refreshCartPage({ keepsNotices = true, isSettled }: RefreshOptions = {}): Promise<void> {
  return work('refresh', async ({ leave }) => {
    const cart = await cartQueue()(() => {
      leave();
      const form = document.querySelector<HTMLFormElement>(FORM);
      return form ? postCart(form, {}) : getCart(pageAddress());
    });
    showCart(cart, { keepsNotices, scroll: false, isSettled });
  });
}

/** The page's address without what it asked for once: the shop would do it again. */
function pageAddress(): string {
  const url = new URL(location.href);
  for (const name of ONCE) url.searchParams.delete(name);
  return url.href;
}
