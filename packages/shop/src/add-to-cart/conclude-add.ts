import { type AddResult, announce } from '@stirrup/cart';
import { addToCartSettings, builderShopSettings, httpUrl, text } from '@stirrup/cms';
import { plainText } from './button-content.ts';
import type { ButtonSettings } from './button-settings.ts';
import { showNotices } from './show-notices.ts';

/** What the button has to show after an answer: nothing new, a success, or a message. */
export type Conclusion = 'idle' | 'added' | { readonly message: string };

/**
 * Does what the page's settings ask for after an add: redirects, notices, an announcement
 * (contracts/woocommerce.md §4.2 step 7, bricks-dynamic.md §8.1).
 */
export function concludeAdd(
  result: AddResult,
  successMessage: string,
  { showNotice, scrollToNotice }: Pick<ButtonSettings, 'showNotice' | 'scrollToNotice'>,
): Conclusion {
  if (result.status === 'vetoed') return 'idle';
  if (result.status === 'refused') return concludeRefusal(result.productUrl, result.notices);

  const { cart_redirect_after_add, cart_url } = addToCartSettings();
  const cart = httpUrl(cart_url);
  if (cart_redirect_after_add && cart) location.assign(cart);
  if (showNotice && result.notices) showNotices(result.notices, scrollToNotice);
  announce(successMessage || plainText(text('added')));
  return 'added';
}

function concludeRefusal(productUrl: string | undefined, notices: string): Conclusion {
  const page = httpUrl(productUrl);
  if (page) {
    location.assign(page);
    return 'idle';
  }
  const { errorAction, errorScrollToNotice } = builderShopSettings();
  const isShown = errorAction === 'notice' && notices !== '' && showNotices(notices, errorScrollToNotice);
  return isShown ? 'idle' : { message: text('refused') };
}
