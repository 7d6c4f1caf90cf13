import { httpUrl, nonces, RequestError, send } from '@stirrup/cms';
import { isInvalidNonce, renewRestNonce } from '@stirrup/cms/wordpress';
import { DISMISSED_FIELD, DISMISSED_VALUE } from './contract.ts';

/** Header with the nonce of WordPress REST. */
const NONCE_HEADER = 'X-WP-Nonce';

/**
 * Stores that the user has dismissed the banner, with the link's nonce; a stale one is renewed once (woocommerce.md
 * §4.1.7).
 *
 * @throws RequestError
 */
export async function sendDismissal({ dataset }: HTMLElement): Promise<void> {
  const url = httpUrl(dataset['restUrl']);
  // The nonce is this site's secret: it is sent to no other origin.
  if (!url || new URL(url).origin !== location.origin) {
    throw new RequestError('refused', `data-rest-url is "${dataset['restUrl']}", no address of this site.`);
  }
  const post = (nonce: string) =>
    send(url, {
      method: 'POST',
      headers: { [NONCE_HEADER]: nonce },
      body: new URLSearchParams({ [DISMISSED_FIELD]: DISMISSED_VALUE }),
    });
  try {
    await post(dataset['restNonce'] ?? '');
  } catch (error) {
    if (!isInvalidNonce(error)) throw error;
    await renewRestNonce();
    await post(nonces().rest.get());
  }
}
