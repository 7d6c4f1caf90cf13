import { BACKGROUND_CALL, type RequestOptions, sendToSite } from '@stirrup/cms';
import { membersOf } from '@stirrup/runtime';
import { TOTALS_TIMEOUT } from '../coupons/contract.ts';
import { type CartDocument, readCartDocument } from './cart-document.ts';

/**
 * Sends a form to the shop as the browser would, and parses the page in the answer (woocommerce.md §2.11).
 *
 * @param extra The field of the pressed button.
 * @throws {RequestError}
 */
export function postCart(
  form: HTMLFormElement,
  extra: Readonly<Record<string, string>>,
  entries = new FormData(form),
): Promise<CartDocument> {
  const body = new URLSearchParams();
  for (const [name, value] of entries) if (typeof value === 'string') body.append(name, value);
  for (const [name, value] of Object.entries(extra)) body.set(name, value);
  // A field may be named "action".
  return getCart(membersOf(form).getAttribute('action') ?? '', { method: 'POST', body });
}

/** Facts about the nonce that signs a form. */
export interface Signature {
  /** Its field. */
  readonly field: string;
  /** The nonce that an answer prints for the next form, if any. */
  readonly freshIn: (cart: CartDocument) => FormDataEntryValue | null;
  /** True if an answer shows that the shop has accepted the form. */
  readonly isDone: (cart: CartDocument) => boolean;
}

/**
 * Sends entries as {@link postCart} does. The nonce of a long-open page may have expired: the shop reports no error then,
 * but prints a fresh nonce, with which the form is sent again.
 *
 * @throws {RequestError}
 */
export async function postSigned(
  form: HTMLFormElement,
  entries: FormData,
  button: Readonly<Record<string, string>>,
  { field, freshIn, isDone }: Signature,
): Promise<CartDocument> {
  const cart = await postCart(form, button, entries);
  const fresh = freshIn(cart);
  const isRefused = typeof fresh === 'string' && fresh && fresh !== entries.get(field) && !isDone(cart);
  return isRefused ? postCart(form, { ...button, [field]: fresh }, entries) : cart;
}

/**
 * Requests an address of the shop in the background, and parses the page in the answer.
 *
 * @throws {RequestError} of kind `schema` also for a page of another site.
 */
export async function getCart(address: string, options?: RequestOptions): Promise<CartDocument> {
  const { href } = new URL(address, location.href);
  return readCartDocument(await sendToSite(href, { headers: BACKGROUND_CALL, timeout: TOTALS_TIMEOUT, ...options }));
}
