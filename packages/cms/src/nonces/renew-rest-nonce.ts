import { adminUrl } from '../clients/call-admin.ts';
import { ACTION } from '../clients/contract.ts';
import { encodeForm } from '../request/encode-form.ts';
import { isRequestError } from '../request/request-error.ts';
import { send } from '../request/send.ts';
import { nonces } from './nonces.ts';
import { readNonce } from './read-nonce.ts';
import { shareRenewal } from './share-renewal.ts';

/**
 * Fetches a fresh nonce for WordPress REST (swatches-and-others.md §6.4). Only logged-in visitors get one; guests are
 * answered with status 400 and the body `0`. Their nonce becomes empty, so that later calls omit the header: the server
 * accepts that, but refuses a stale nonce.
 *
 * @throws RequestError if the server could not be reached.
 */
export function renewRestNonce(): Promise<void> {
  return shareRenewal(ACTION.restNonce, async () => {
    try {
      const answer = await send(`${adminUrl()}?${encodeForm([['action', ACTION.restNonce]])}`);
      nonces().rest.set(readNonce(answer));
    } catch (error) {
      if (!isRequestError(error) || error.kind === 'offline' || error.kind === 'timeout') throw error;
      nonces().rest.set('');
    }
  });
}
