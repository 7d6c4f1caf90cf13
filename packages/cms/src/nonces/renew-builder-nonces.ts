import { nonceAnswer } from '../answers/nonce-answer.ts';
import { callAdmin } from '../clients/call-admin.ts';
import { ACTION } from '../clients/contract.ts';
import { readAnswer } from '../request/read-answer.ts';
import { isRequestError, RequestError, type RequestErrorKind } from '../request/request-error.ts';
import { nonces } from './nonces.ts';
import { shareRenewal } from './share-renewal.ts';

/**
 * Fetches fresh nonces for the builder's REST calls; guests may do so, too (bricks-dynamic.md §9.1).
 *
 * @throws RequestError with the builder's own texts (page-builder-specification.md §8).
 */
export function renewBuilderNonces(): Promise<void> {
  return shareRenewal(ACTION.builderNonces, async () => {
    try {
      const { data } = readAnswer(nonceAnswer, await callAdmin(ACTION.builderNonces));
      nonces().builder.set(data.bricks_nonce);
      nonces().rest.set(data.rest_nonce);
    } catch (cause) {
      const kind = isRequestError(cause) ? cause.kind : 'schema';
      const status = isRequestError(cause) ? cause.status : 0;
      throw new RequestError(kind, messageOf(kind), { status, cause });
    }
  });
}

function messageOf(kind: RequestErrorKind): string {
  if (kind === 'not-json') return 'Invalid response from server when regenerating nonce';
  if (kind === 'schema') return 'Failed to regenerate nonces: Invalid response structure';
  return 'Failed to regenerate nonce';
}
