import { adminUrl } from '../clients/call-admin.ts';
import { ACTION } from '../clients/contract.ts';
import { encodeForm } from '../request/encode-form.ts';
import { isRequestError } from '../request/request-error.ts';
import { send } from '../request/send.ts';
import { nonces } from './nonces.ts';
import { readNonce } from './read-nonce.ts';
import { shareRenewal } from './share-renewal.ts';

/**
 * Fetches a fresh nonce for WordPress REST (swatches-and-others.md §6.4). Only visitors who are logged in get one;
 * guests are answered status 400 and the body `0`. For them the nonce becomes empty, which sends later calls without
 * the header: that is accepted where a stale nonce is refused.
 *
 * @throws RequestError if the server could not be asked.
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
