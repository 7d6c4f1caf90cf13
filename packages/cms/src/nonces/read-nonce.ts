import type { Answer } from '../request/answer.ts';
import { RequestError } from '../request/request-error.ts';

/** WordPress's nonces are ten characters of a hash; `0` is the answer of admin-ajax to an unknown action. */
const NONCE = /^[\da-z]{4,40}$/i;

/**
 * A nonce from a plain-text answer.
 *
 * @throws RequestError of kind `schema`: an error page must not become the nonce.
 */
export function readNonce({ url, status, body }: Answer): string {
  const nonce = body.trim();
  if (NONCE.test(nonce)) return nonce;
  throw new RequestError('schema', `${url} answered no nonce.`, { status, body });
}
