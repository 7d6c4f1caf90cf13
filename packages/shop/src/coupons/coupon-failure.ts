import { isRequestError, messageFor } from '@stirrup/cms';
import { commonTexts, text } from '@stirrup/cms/texts';

/** The shop's answer to a nonce that has expired (woocommerce §2.0). */
const FORBIDDEN = 403;

/** A sentence for the visitor about a call that has no usable answer. What is no such failure is reported, too. */
export function couponFailure(error: unknown): string {
  if (!isRequestError(error)) reportError(error);
  // An error page is no JSON; nobody expects that of it.
  else if (error.kind === 'status') return text(commonTexts, error.status === FORBIDDEN ? 'pageExpired' : 'fetchError');
  return messageFor(error);
}
