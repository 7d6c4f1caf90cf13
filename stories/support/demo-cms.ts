import { pageCookies } from '../../fixtures/cms/cookies.ts';
import { createCms } from '../../fixtures/cms/create-cms.ts';

/** The demo CMS inside the page, with the sessions, the cart and the faults of `npm start`. */
const cms = createCms({ cookies: pageCookies(document), pictures: 'inline', scriptTags: '' });

/**
 * Sends a request to the demo CMS as the page's visitor. Rejects like `fetch` if the request is aborted or its
 * connection is cut.
 */
export async function askCms(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(typeof input === 'string' ? new URL(input, location.href) : input, init);
  const aborted = new Promise<never>((_, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason));
  });
  return Promise.race([cms.fetch(request), aborted]);
}

/** Lets the demo CMS answer the page's requests from now on; Storybook's own files are fetched as usual. */
export function answerInPage(): void {
  const fetchFile = globalThis.fetch;
  globalThis.fetch = (input, init) => (isCall(input, init) ? askCms(input, init) : fetchFile(input, init));
}

/** Pages that an island fetches in the background are recognized by their header. */
function isCall(input: RequestInfo | URL, init: RequestInit = {}): boolean {
  const { origin, pathname, searchParams } = new URL(input instanceof Request ? input.url : input, location.href);
  if (origin !== location.origin) return false;
  if (new Headers(init.headers).has('X-Requested-With')) return true;
  return searchParams.has('wc-ajax') || /^\/(wp-json\/|wp-admin\/admin-ajax\.php$)/.test(pathname);
}
