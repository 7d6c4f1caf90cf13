import type { FormFields } from '../request/encode-form.ts';
import { RequestError } from '../request/request-error.ts';
import type { CallOptions } from '../request/send.ts';
import { postToShop } from './call-shop.ts';

/** The start of a whole page, as opposed to a fragment: a maintenance page, a login wall, an error of the host. */
const WHOLE_PAGE = /^\s*(?:<!doctype|<html)/i;

/**
 * Calls a wc-ajax endpoint that answers HTML: coupons, shipping methods, totals (woocommerce.md §2.5, §2.6, §2.9). The
 * HTML may be empty: that is the answer of unknown endpoints, and of features that the shop has switched off.
 *
 * @example
 * ```ts
 * const totals = await callShopForHtml('get_cart_totals', {});
 * ```
 * @throws RequestError; an answer that is a whole page is of kind `not-json`, a refused nonce has status 403.
 */
export async function callShopForHtml(endpoint: string, fields: FormFields, options?: CallOptions): Promise<string> {
  const { url, status, body } = await postToShop(endpoint, fields, options);
  if (WHOLE_PAGE.test(body)) {
    throw new RequestError('not-json', `${url} answered a whole page in place of a fragment.`, { status, body });
  }
  return body;
}
