import type { AddResult } from '@stirrup/cart';
import { addToCartSettings, builderShopSettings, httpUrl } from '@stirrup/cms';
import { announce } from '@stirrup/cms/notices';
import { commonTexts, text } from '@stirrup/cms/texts';
import { importWithRetry } from '@stirrup/runtime';
import { plainText } from './button-content.ts';
import type { ButtonSettings } from './button-settings.ts';

/** Sequel of a success. */
interface Conclusion extends Pick<ButtonSettings, 'showNotice' | 'scrollToNotice'> {
  /** True if the shop's setting leads the visitor to the cart's page. */
  readonly isRedirected: boolean;
}

/**
 * Does what the page's settings say after an add: redirects, notices, an announcement
 * (woocommerce.md §4.2.7, bricks-dynamic.md §8.1).
 *
 * @returns what the button is to say of a refusal, where nothing else does.
 */
export async function concludeAdd(
  result: AddResult,
  successMessage: string,
  { showNotice, scrollToNotice, isRedirected }: Conclusion,
): Promise<string | undefined> {
  if (result.status === 'canceled') return undefined;
  if (result.status === 'refused') return concludeRefusal(result.productUrl, result.notices);

  const cart = httpUrl(addToCartSettings().cart_url);
  if (isRedirected && cart) location.assign(cart);
  // Notices are alerts, so screen readers announce them as well.
  const isAnnounced = showNotice && result.notices !== '' && (await show(result.notices, scrollToNotice));
  if (!isAnnounced) announce(successMessage || plainText(text(commonTexts, 'added')));
  return undefined;
}

async function concludeRefusal(productUrl: string | undefined, notices: string): Promise<string | undefined> {
  const page = httpUrl(productUrl);
  if (page && new URL(page).origin === location.origin) {
    location.assign(page);
    return undefined;
  }
  const { errorAction, errorScrollToNotice } = builderShopSettings();
  const isShown = errorAction === 'notice' && (await show(notices, errorScrollToNotice));
  return isShown ? undefined : plainText(notices) || text(commonTexts, 'refused');
}

/**
 * Shows notices; false if nothing shows them. Most shops show none here, so the code is loaded on first use. Without that
 * code the shop has added or refused all the same, and the caller tells it.
 */
async function show(notices: string, scroll: boolean): Promise<boolean> {
  try {
    const { showNotices } = await importWithRetry(() => import('@stirrup/cms/notices'));
    return showNotices(notices, { scroll });
  } catch (error) {
    reportError(error);
    return false;
  }
}
