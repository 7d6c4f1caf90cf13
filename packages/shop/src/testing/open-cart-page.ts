import type { Page } from 'playwright-core';
import { PRODUCT } from '../../../../e2e/shop/support/watch-calls.ts';
import { withShop } from '../../../../e2e/support/browser.ts';

/** The island's root while it is ready. */
export const READY = '.woocommerce[data-island-state="ready"]';

/** Opens a cart page with a bridle and stirrup irons, and waits until it is ready. */
export async function openCartPage(query = '', prefix: '' | '/builder' = ''): Promise<Page> {
  const page = await withShop(`${prefix}/cart/${query}`, {
    prepare: async ({ request }) => {
      for (const id of [PRODUCT.bridle, PRODUCT.irons]) {
        await request.post('/?wc-ajax=add_to_cart', { form: { product_id: id } });
      }
    },
  });
  await page.waitForSelector(`.entry-content ${READY}`);
  await page.evaluate((names) => {
    const events: string[] = [];
    Reflect.set(globalThis, 'takeEvents', events);
    for (const name of names) document.body.addEventListener(name, () => events.push(name));
  }, EVENTS);
  return page;
}

const EVENTS = [
  'updated_wc_div',
  'updated_cart_totals',
  'wc_cart_emptied',
  'item_removed_from_classic_cart',
  'updated_shipping_method',
  'applied_coupon',
  'removed_coupon',
  'country_to_state_changed',
];

/** The page's events since the last call. */
export async function takeEvents(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const events: unknown = Reflect.get(globalThis, 'takeEvents');
    return Array.isArray(events) ? events.splice(0) : [];
  });
}

/** One background request for a whole cart page. */
export interface CartRequest {
  readonly method: string;
  readonly url: string;
  readonly body: string;
}

/** Collects the page's background requests for a whole cart page from now on. */
export function watchCartRequests(page: Page): CartRequest[] {
  const requests: CartRequest[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (!pathname.endsWith('/cart/') || request.isNavigationRequest() || searchParams.has('wc-ajax')) return;
    requests.push({ method: request.method(), url: request.url(), body: request.postData() ?? '' });
  });
  return requests;
}

/**
 * Makes background requests for the cart page fail as `fixtures/cms/faults.ts` describes, until the returned function
 * is called.
 */
export async function letCartFail(page: Page, fault: string): Promise<() => Promise<void>> {
  const isCart = (url: URL) => url.pathname.endsWith('/cart/');
  await page.route(isCart, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-stirrup-fault': fault } }),
  );
  return () => page.unroute(isCart);
}
