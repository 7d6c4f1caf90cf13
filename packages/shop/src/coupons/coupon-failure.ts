import { isRequestError, messageFor, text } from '@stirrup/cms';

/** The shop's answer to a nonce that has expired (woocommerce §2.0). */
const FORBIDDEN = 403;

/** A sentence for the visitor about a call that has no usable answer. What is no such failure is reported, too. */
export function couponFailure(error: unknown): string {
  if (!isRequestError(error)) reportError(error);
  else if (error.status === FORBIDDEN) return text('pageExpired');
  return messageFor(error);
}
