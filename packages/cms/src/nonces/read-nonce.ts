import type { Answer } from '../request/answer.ts';
import { RequestError } from '../request/request-error.ts';

/** WordPress's nonces are ten characters of a hash; `0` is what admin-ajax says to a call that it does not know. */
const NONCE = /^[\da-z]{4,40}$/i;

/**
 * A nonce that came as plain text.
 *
 * @throws RequestError of kind `schema`: an error page must not become the nonce.
 */
export function readNonce({ url, status, body }: Answer): string {
  const nonce = body.trim();
  if (NONCE.test(nonce)) return nonce;
  throw new RequestError('schema', `${url} answered no nonce.`, { status, body });
}
