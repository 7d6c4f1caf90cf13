import { HEADER, httpUrl, nonces, RequestError, request } from '@stirrup/cms';
import { isInvalidNonce, renewRestNonce } from '@stirrup/cms/wordpress';
import * as z from 'zod/mini';
import { DISMISSED_FIELD, DISMISSED_VALUE, REST } from './contract.ts';

/** WordPress answers the changed user; a login or a maintenance page has the same status. */
const user = z.object({ id: z.number() });

/**
 * Stores that the user has dismissed the banner, with the link's nonce; a stale one is renewed once (woocommerce.md
 * §4.1.7).
 *
 * @throws RequestError
 */
export async function sendDismissal(link: HTMLElement): Promise<void> {
  const printed = link.getAttribute(REST.url);
  const url = httpUrl(printed);
  // The nonce is this site's secret: it is sent to no other origin.
  if (!url || new URL(url).origin !== location.origin) {
    throw new RequestError('refused', `${REST.url} is "${printed}", no address of this site.`);
  }
  const post = (nonce: string) =>
    request(user, url, {
      method: 'POST',
      headers: { [HEADER.nonce]: nonce },
      body: new URLSearchParams({ [DISMISSED_FIELD]: DISMISSED_VALUE }),
    });
  try {
    await post(link.getAttribute(REST.nonce) ?? '');
  } catch (error) {
    if (!isInvalidNonce(error)) throw error;
    await renewRestNonce();
    await post(nonces().rest.get());
  }
}
