import { isRequestError, messageFor } from '@stirrup/cms';

/** A sentence for the visitor about a call that has no usable answer. What is no such failure is reported, too. */
export function couponFailure(error: unknown): string {
  if (!isRequestError(error)) reportError(error);
  return messageFor(error);
}
