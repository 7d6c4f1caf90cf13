import { type Answer, parseHtml, RequestError } from '@stirrup/cms';
import { containerOf } from './container-of.ts';
import { EMPTY, FORM, lineSign, NO_NOTICE, NONCE_FIELD, SUCCESS, TOTALS, WHOLE_NOTICE } from './contract.ts';

/** A cart page as the server sent it. */
export interface CartDocument {
  /** The form around the lines; null for an empty cart. */
  readonly form: Element | null;
  readonly totals: Element | null;
  /** New content of the page's container, for a cart that becomes empty or stops being empty. */
  readonly content: string;
  /** The page's notices, removed from the rest. */
  readonly notices: readonly Element[];
  /** True if a notice reports a success. An error may stand on every cart page, for example one about the stock. */
  readonly hasSucceeded: boolean;
  /** The new nonce of forms and links. */
  readonly nonce: string;
  /** True if the cart has this line. */
  readonly hasLine: (key: string) => boolean;
}

/**
 * Finds the cart in a whole page.
 *
 * @throws {RequestError} of kind `schema` for a page without a cart, such as a maintenance page or a login.
 */
export function readCartDocument({ url, status, body }: Answer): CartDocument {
  const page = parseHtml(body);
  const notices = [...page.querySelectorAll(WHOLE_NOTICE)].filter((notice) => !notice.closest(NO_NOTICE));
  for (const notice of notices) notice.remove();
  const form = page.querySelector<HTMLFormElement>(FORM);
  const cart = form ?? page.querySelector(EMPTY);
  if (!cart) throw new RequestError('schema', `${url} answered no cart.`, { status, body });
  return {
    form,
    totals: page.querySelector(TOTALS),
    content: containerOf(cart)?.innerHTML ?? '',
    notices,
    hasSucceeded: notices.some((notice) => notice.matches(SUCCESS)),
    nonce: String(new FormData(form ?? undefined).get(NONCE_FIELD) ?? ''),
    hasLine: (key) => page.querySelector(lineSign(key)) !== null,
  };
}
