import { INVALID_NONCE } from '../clients/contract.ts';
import { isRequestError, type RequestError } from '../request/request-error.ts';

/** True if the server refused a nonce, in the header or in the body: both have the same code. */
export function isInvalidNonce(error: unknown): error is RequestError {
  return isRequestError(error) && error.code === INVALID_NONCE;
}
