import type { Answer } from './answer.ts';
import { RequestError } from './request-error.ts';
import { type RequestOptions, send } from './send.ts';

/**
 * Makes one request to this site and to no other, as `send` does. For answers whose HTML enters the page.
 *
 * @throws RequestError; of kind `schema` if the address, or the one that it is redirected to, is of another origin.
 */
export async function sendToSite(url: string, options?: RequestOptions): Promise<Answer> {
  check(url);
  const answer = await send(url, options);
  check(answer.url);
  return answer;
}

function check(address: string): void {
  const isOwn = URL.canParse(address, location.href) && new URL(address, location.href).origin === location.origin;
  if (!isOwn) throw new RequestError('schema', `${address} is no address of this site.`);
}
