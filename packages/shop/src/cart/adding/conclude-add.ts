import { type AddRequest, type AddResult, hasSession } from '@stirrup/cart';
import { builderShopSettings, formEntries, httpUrl } from '@stirrup/cms';
import { announce } from '@stirrup/cms/notices';
import { commonTexts, text } from '@stirrup/cms/texts';
import { importWithRetry } from '@stirrup/runtime';
import { ADDED_PRODUCT, IN_ADDRESS, PRODUCT_FIELD } from './address-contract.ts';
import { plainText } from './button-content.ts';
import type { ButtonSettings } from './button-settings.ts';

/** Longest wait for another page, in ms. */
const LEAVING = 10_000;

/** The add, and the sequel of a success. */
interface Conclusion
  extends Pick<ButtonSettings, 'showNotice' | 'scrollToNotice'>,
    Pick<AddRequest, 'fields' | 'through'> {
  readonly successMessage?: string;
}

/**
 * Does what the page's settings say after an add: redirects, notices, an announcement
 * (woocommerce.md §4.2.7, bricks-dynamic.md §8.1).
 *
 * @returns what the button is to say of a refusal, where nothing else does.
 */
export async function concludeAdd(result: AddResult, conclusion: Conclusion): Promise<string | undefined> {
  if (result.status === 'canceled') return undefined;
  if (result.status === 'refused') return concludeRefusal(pageOf(result.productUrl, conclusion), result.notices);

  const { successMessage, showNotice, scrollToNotice } = conclusion;
  const left = result.leadsTo && leave(result.leadsTo);
  // Notices are alerts, so screen readers announce them as well.
  const isAnnounced = showNotice && result.notices !== '' && (await show(result.notices, scrollToNotice));
  if (!isAnnounced) announce(successMessage || plainText(text(commonTexts, 'added')));
  await left;
  return undefined;
}

/**
 * Leads to another page. Until that comes the button is still adding: it would be pressed again. Resolves when this page is
 * shown again, from the browser's cache, or the visitor has stopped the way.
 */
function leave(address: string): Promise<unknown> {
  location.assign(address);
  return new Promise((resolve) => {
    addEventListener('pageshow', resolve, { once: true });
    setTimeout(resolve, LEAVING);
  });
}

/** The page of a refused product, if it is one of this site. */
function pageOf(
  productUrl: string | undefined,
  { fields, through }: Pick<AddRequest, 'fields' | 'through'>,
): URL | undefined {
  const address = httpUrl(productUrl);
  const page = address && new URL(address);
  if (!page || page.origin !== location.origin) return undefined;
  // The reason waits in the visitor's session. Who has none yet would not learn it, so that the page is asked again
  // (woocommerce.md §2.1). The builder's fields may be those of a group, which no address has.
  if (hasSession() || through === 'builder') return page;
  for (const [name, value] of formEntries(fields)) {
    if (name === PRODUCT_FIELD) page.searchParams.set(ADDED_PRODUCT, value);
    else if (IN_ADDRESS.test(name)) page.searchParams.set(name, value);
  }
  return page;
}

async function concludeRefusal(page: URL | undefined, notices: string): Promise<string | undefined> {
  if (page) {
    await leave(page.href);
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
