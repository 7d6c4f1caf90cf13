import { addToCartSettings, httpUrl } from '@stirrup/cms';
import { commonTexts, text } from '@stirrup/cms/texts';
import { VIEW_CART } from './contract.ts';

/** Inserts the link to the cart after the button, once; never on the cart page (woocommerce.md §4.2). */
export function showViewCartLink(button: HTMLElement): void {
  const { cart_url, is_cart } = addToCartSettings();
  const href = httpUrl(cart_url);
  if (is_cart || !href || button.parentElement?.querySelector(VIEW_CART.selector)) return;
  const link = document.createElement('a');
  link.classList.add(...VIEW_CART.classes);
  link.href = href;
  link.title = text(commonTexts, 'viewCart');
  link.textContent = text(commonTexts, 'viewCart');
  button.after(link);
}
