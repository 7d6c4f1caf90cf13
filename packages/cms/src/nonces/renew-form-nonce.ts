import { callAdmin } from '../clients/call-admin.ts';
import { ACTION } from '../clients/contract.ts';
import { nonces } from './nonces.ts';
import { readNonce } from './read-nonce.ts';
import { shareRenewal } from './share-renewal.ts';

/**
 * Fetches a fresh nonce for form submits: plain text, from an address with a timestamp (bricks-dynamic.md §9.2).
 *
 * @example
 * ```ts
 * await renewFormNonce();
 * formData.set('nonce', nonces().form.get());
 * ```
 * @throws RequestError, of kind `schema` if the answer is not a nonce.
 */
export function renewFormNonce(): Promise<void> {
  return shareRenewal(ACTION.formNonce, async () => {
    const answer = await callAdmin(ACTION.formNonce, {}, { query: { t: String(Date.now()) } });
    nonces().form.set(readNonce(answer));
  });
}
