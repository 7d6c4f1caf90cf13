import { afterEach, expect, it, vi } from 'vitest';
import { sendToSite } from './send-to-site.ts';

const OWN = `${location.origin}/cart/`;
const OTHER = 'https://other.test/cart/';

/** A server that answers from an address; from the one that was asked for, if there was no redirect. */
function serve(redirect = '') {
  const server = vi.fn(async (_address: string) =>
    Object.defineProperty(new Response('page'), 'url', { value: redirect }),
  );
  vi.stubGlobal('fetch', server);
  return server;
}

afterEach(() => vi.unstubAllGlobals());

it.each(['/cart/', '', OWN])('sends to an address of this site: "%s"', async (address) => {
  serve();
  expect(await sendToSite(address)).toMatchObject({ url: address, body: 'page' });
});

it.each([OTHER, '//other.test', 'http://[', 'javascript:0'])('sends nothing elsewhere: "%s"', async (address) => {
  const server = serve();
  await expect(sendToSite(address)).rejects.toMatchObject({ kind: 'schema' });
  expect(server).not.toHaveBeenCalled();
});

it('refuses an answer of a site that it was redirected to', async () => {
  serve(OTHER);
  await expect(sendToSite('/cart/')).rejects.toMatchObject({ name: 'RequestError', kind: 'schema' });
});
