import { type Answer, parseHtml, RequestError } from '@stirrup/cms';
import { containerOf } from './container-of.ts';
import { EMPTY, FORM, NONCE_FIELD, NOTICE, quantityName, TOTALS } from './contract.ts';

/** A cart page as the server sent it. */
export interface CartDocument {
  /** The form around the lines; null for an empty cart. */
  readonly form: Element | null;
  readonly totals: Element | null;
  /** New content of the page's container when the cart becomes empty, or is no longer empty. */
  readonly content: string;
  /** The page's notices, removed from the rest. */
  readonly notices: readonly Element[];
  /** Signs forms and links from now on. */
  readonly nonce: string;
  /** Whether a line is in the cart. */
  readonly hasLine: (key: string) => boolean;
}

/**
 * Finds the cart in a whole page.
 *
 * @throws {RequestError} of kind `schema` for a page without one: a maintenance page, a login.
 */
export function readCartDocument({ url, status, body }: Answer): CartDocument {
  const page = parseHtml(body);
  const notices = [...page.querySelectorAll(NOTICE)].filter((notice) => !notice.closest(EMPTY));
  for (const notice of notices) notice.remove();
  const form = page.querySelector<HTMLFormElement>(FORM);
  const cart = form ?? page.querySelector(EMPTY);
  if (!cart) throw new RequestError('schema', `${url} answered no cart.`, { status, body });
  const fields = new FormData(form ?? undefined);
  return {
    form,
    totals: page.querySelector(TOTALS),
    content: containerOf(cart)?.innerHTML ?? '',
    notices,
    nonce: String(fields.get(NONCE_FIELD) ?? ''),
    hasLine: (key) => fields.has(quantityName(key)),
  };
}
