import { adminUrl } from '../clients/call-admin.ts';
import { ACTION } from '../clients/contract.ts';
import { isRequestError } from '../request/request-error.ts';
import { send } from '../request/send.ts';
import { withQuery } from '../request/with-query.ts';
import { nonces } from './nonces.ts';
import { readNonce } from './read-nonce.ts';
import { shareRenewal } from './share-renewal.ts';

/** Statuses of refusals: 400 for guests, others of scripts that guard the address. Too many calls at a time are none. */
const isRefusal = (status: number) => status >= 400 && status < 500 && status !== 429;

/**
 * Fetches a fresh nonce for WordPress REST (swatches-and-others.md §6.4). Only logged-in visitors get one; guests are
 * answered with status 400 and the body `0`. Their nonce becomes empty, so that later calls omit the header: the server
 * accepts that, but refuses a stale nonce. After any other failure it stays, and may be renewed later.
 *
 * @throws RequestError if the server has not answered, or with another failure.
 */
export function renewRestNonce(): Promise<void> {
  return shareRenewal(ACTION.restNonce, async () => {
    try {
      const answer = await send(withQuery(adminUrl(), { action: ACTION.restNonce }));
      nonces().rest.set(readNonce(answer));
    } catch (error) {
      if (!isRequestError(error) || !isRefusal(error.status)) throw error;
      nonces().rest.set('');
    }
  });
}
