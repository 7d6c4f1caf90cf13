import type { Page } from 'playwright-core';
import { type PageOptions, withShop } from '../../support/browser.ts';
import { PRODUCT } from './watch-calls.ts';

/** Panels of the two dialects: their page, their toggle and their content. */
export const PANELS = {
  classic: { path: '/checkout/', toggle: 'a.showcoupon', panel: 'form.checkout_coupon' },
  builder: { path: '/builder/checkout/', toggle: '.coupon-toggle', panel: '.coupon-div' },
} as const;

/** Field of a coupon's code. */
export const CODE = '#coupon_code';

/** Opens the demo shop's checkout with a product in the cart, and waits for its coupon panel. */
export async function openCheckout(
  path: string,
  options: Pick<PageOptions, 'prepare' | 'context'> & { readonly coupon?: string; readonly waits?: boolean } = {},
): Promise<Page> {
  const { prepare, context, coupon, waits = true } = options;
  const page = await withShop(path, {
    ...(context && { context }),
    prepare: async (before) => {
      const form = { product_id: String(PRODUCT.bridle), quantity: '1' };
      await before.request.post('/?wc-ajax=add_to_cart', { form });
      // The cart page's form works without scripts; a parameter would remove the coupon.
      if (coupon) await before.request.post('/cart/', { form: { coupon_code: coupon, apply_coupon: 'Apply' } });
      await prepare?.(before);
    },
  });
  const isScripted = waits && context?.javaScriptEnabled !== false && !path.includes('stirrup=off');
  if (isScripted) await page.waitForSelector(READY.coupon);
  return page;
}

/** Selectors of islands that are up. */
export const READY = {
  coupon: ':is(.woocommerce-form-coupon-toggle, .brxe-woocommerce-checkout-coupon)[data-island-state="ready"]',
  login: ':is(.woocommerce-form-login-toggle, .brxe-woocommerce-checkout-login)[data-island-state="ready"]',
} as const;

/** Notes events on `body` with their arguments, from now on; answers as their text. */
export async function recordEvents(page: Page): Promise<() => Promise<readonly (readonly [string, ...unknown[]])[]>> {
  await page.evaluate(() => {
    const heard: unknown[] = [];
    Reflect.set(globalThis, 'heard', heard);
    const names = ['applied_coupon_in_checkout', 'removed_coupon_in_checkout', 'update_checkout', 'updated_checkout'];
    for (const name of names) {
      document.body.addEventListener(name, (event) => {
        const args: unknown[] = event instanceof CustomEvent && Array.isArray(event.detail) ? event.detail : [];
        heard.push([name, ...(name === 'updated_checkout' ? [] : args)]);
      });
    }
  });
  return () => page.evaluate(() => Reflect.get(globalThis, 'heard'));
}
