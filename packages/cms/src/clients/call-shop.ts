import type * as z from 'zod/mini';
import type { Answer } from '../request/answer.ts';
import { encodeForm, type FormFields, formEntries } from '../request/encode-form.ts';
import { readAnswer } from '../request/read-answer.ts';
import { type CallOptions, send } from '../request/send.ts';
import { ENDPOINT_PLACEHOLDER } from '../settings/contract.ts';
import { addToCartSettings, cartFragmentsSettings, woocommerceSettings } from '../settings/page-settings.ts';
import { BACKGROUND_CALL, CONTENT_TYPE, DOUBLE_PROCESSED_FIELDS, HEADER } from './contract.ts';

/** Address of a wc-ajax endpoint (woocommerce.md §2.0): `/?wc-ajax=add_to_cart`. */
export function shopUrl(endpoint: string): string {
  const template =
    addToCartSettings().wc_ajax_url || cartFragmentsSettings().wc_ajax_url || woocommerceSettings().wc_ajax_url;
  return template.replace(ENDPOINT_PLACEHOLDER, encodeURIComponent(endpoint));
}

/**
 * Calls a wc-ajax endpoint as jQuery would: form-encoded POST, session cookies, no nonce of its own (woocommerce.md
 * §2.0). Fields that a classic form handler would process as well (`add-to-cart`, `update_cart`…) are left out, so that
 * a whole serialised product form may be passed.
 *
 * @example
 * ```ts
 * const answer = await callShop('get_variation', z.looseObject({}), { product_id: 36, attribute_pa_colour: 'bay' });
 * ```
 * @throws RequestError; unknown endpoints and missing fields are answered with an empty body: kind `not-json`,
 * and `body` is empty.
 */
export async function callShop<Schema extends z.core.$ZodType>(
  endpoint: string,
  schema: Schema,
  fields: FormFields,
  options?: CallOptions,
): Promise<z.output<Schema>> {
  return readAnswer(schema, await postToShop(endpoint, fields, options));
}

/** Posts to a wc-ajax endpoint and returns the raw answer; see {@link callShop} and `callShopForHtml`. */
export function postToShop(endpoint: string, fields: FormFields, options?: CallOptions): Promise<Answer> {
  return send(shopUrl(endpoint), {
    ...options,
    method: 'POST',
    headers: { ...BACKGROUND_CALL, [HEADER.contentType]: CONTENT_TYPE.shopForm },
    body: encodeForm(formEntries(fields).filter(([name]) => !DOUBLE_PROCESSED_FIELDS.has(name))),
  });
}
