import type { Page, Request } from 'playwright-core';

/** A request of the browser to a wc-ajax endpoint. */
export interface WatchedCall {
  readonly endpoint: string;
  readonly body: string;
  /** True if an earlier request had no response yet when this one was sent. */
  readonly overlaps: boolean;
}

/** Records every wc-ajax request of a page, from now on. */
export function watchCalls(page: Page): WatchedCall[] {
  const calls: WatchedCall[] = [];
  const open = new Set<Request>();
  const end = (request: Request) => open.delete(request);
  page.on('request', (request) => {
    const endpoint = new URL(request.url()).searchParams.get('wc-ajax');
    if (endpoint === null) return;
    calls.push({ endpoint, body: request.postData() ?? '', overlaps: open.size > 0 });
    open.add(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return calls;
}

const isTo = (endpoint: string) => (url: URL) => url.searchParams.get('wc-ajax') === endpoint;

/** Delays the next request to an endpoint, or to a matching address, until the returned function is called. */
export async function holdBack(page: Page, target: string | RegExp): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const address = typeof target === 'string' ? isTo(target) : target;
  await page.route(address, (route) => held.then(() => route.continue()), { times: 1 });
  return letGo;
}

/** Makes requests to an endpoint fail as `fixtures/cms/faults.ts` describes, until the returned function is called. */
export async function letFail(page: Page, endpoint: string, fault: string): Promise<() => Promise<void>> {
  const address = isTo(endpoint);
  await page.route(address, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-stirrup-fault': fault } }),
  );
  return () => page.unroute(address);
}

/** Selector of the add-to-cart link of a product of the demo shop. */
export const addLink = (id: number) => `.add_to_cart_button[data-product_id="${id}"]`;

/** Products of the demo shop by their use in tests. */
export const PRODUCT = { bridle: 103, headcollar: 105, irons: 106, boots: 119 } as const;
