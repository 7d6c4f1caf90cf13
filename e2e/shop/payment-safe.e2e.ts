import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CODE, openCheckout, PANELS, READY } from './support/open-checkout.ts';
import { watchCalls } from './support/watch-calls.ts';

/* WooCommerce's checkout.js stays, because payment gateways depend on it. Our islands work beside it, and nothing
   happens twice. Its version in fixtures/cms/legacy counts its own actions. */

const REVIEW = '.woocommerce-checkout-review-order';

/** Opens a checkout with the legacy scripts, and waits until they have reviewed the order for the first time. */
async function openBeside(path: string, coupon?: string): Promise<Page> {
  const page = await openCheckout(`${path}?legacy=checkout`, coupon ? { coupon } : {});
  await page.waitForSelector(READY.login);
  await expect.poll(() => counts(page)).toMatchObject({ shop: { reviews: 1 } });
  await page.waitForLoadState('networkidle');
  return page;
}

const counts = (page: Page) =>
  page.evaluate(() => ({
    shop: Reflect.get(globalThis, 'legacyCheckout'),
    builder: Reflect.get(globalThis, 'legacyBuilder'),
  }));

/** The expected counts: the legacy scripts have opened and sent nothing, and reviewed the order this many times. */
const idle = (reviews: number, isBuilder: boolean) => ({
  shop: { toggles: 0, coupons: 0, reviews },
  builder: isBuilder ? { toggles: 0, coupons: 0, logins: 0 } : undefined,
});

describe.each(['classic', 'builder'] as const)('beside the legacy scripts, %s', (dialect) => {
  const { path, toggle, panel } = PANELS[dialect];
  const isBuilder = dialect === 'builder';

  it('a toggle toggles once, and a login is sent once', async () => {
    const page = await openBeside(path);
    await page.click(toggle);
    await page.waitForSelector(CODE, { state: 'visible' });
    expect(await page.getAttribute(toggle, 'aria-expanded')).toBe('true');
    await page.click(toggle);
    await page.waitForSelector(panel, { state: 'hidden' });
    await page.click(isBuilder ? '.login-toggle' : '.woocommerce-form-login-toggle .showlogin');
    await page.waitForSelector('#username', { state: 'visible' });
    expect(await counts(page)).toEqual(idle(1, isBuilder));

    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.method() === 'POST') posts.push(request.url());
    });
    await page.fill('#username', 'groom');
    await page.fill('#password', 'paddock');
    await page.click('.woocommerce-form-login__submit');
    await page.waitForSelector('#username', { state: 'detached' });
    expect(posts).toHaveLength(1);
  });

  it('a code is sent once, by click and by Enter, and the order reviewed once, by the legacy script; entries stay', async () => {
    const page = await openBeside(path);
    const calls = watchCalls(page);
    await page.locator('#invoice_reference').evaluate((input: HTMLInputElement) => {
      input.value = 'PO 4711';
    });
    await page.click(toggle);
    await page.fill(CODE, 'nope');
    await page.click(`${panel} [name="apply_coupon"]`);
    await page.waitForSelector('.coupon-error-notice');
    await expect.poll(() => counts(page)).toEqual(idle(2, isBuilder));
    await page.fill(CODE, 'saddle10');
    await page.press(CODE, 'Enter');
    await page.waitForSelector(`${REVIEW} .coupon-saddle10`);
    expect(calls.map(({ endpoint }) => endpoint)).toEqual([
      'apply_coupon',
      'update_order_review',
      'apply_coupon',
      'update_order_review',
    ]);
    expect(await page.locator('.woocommerce-message').count()).toBe(1);
    expect(await counts(page)).toEqual(idle(3, isBuilder));
    expect(await page.inputValue('#invoice_reference')).toBe('PO 4711');
  });

  it('a coupon is removed once, by click and by Space', async () => {
    for (const act of ['click', 'Space'] as const) {
      const page = await openBeside(path, 'saddle10');
      const calls = watchCalls(page);
      if (act === 'click') await page.click('.woocommerce-remove-coupon');
      else await page.press('.woocommerce-remove-coupon', act);
      await page.waitForSelector(`${REVIEW} .coupon-saddle10`, { state: 'detached' });
      expect(calls.map(({ endpoint }) => endpoint)).toEqual(['remove_coupon', 'update_order_review']);
      expect(await counts(page)).toEqual(idle(2, isBuilder));
    }
  });
});

describe.each(['/checkout/', '/builder/checkout/'])('an order that fails, on %s without woocommerce.js', (path) => {
  it.each(['before', 'after'] as const)(
    'emits its event for payment gateways, with jQuery %s our script',
    async (when) => {
      const page = await openCheckout(`${path}?legacy=checkout`, {
        context: { reducedMotion: 'reduce' },
        waits: when === 'before',
        prepare: async (before) => {
          if (when === 'before') return;
          // Delays the legacy scripts, as an optimiser does.
          await before.route(
            (url) => url.pathname === path,
            async (route) => {
              const response = await route.fetch();
              const body = (await response.text()).replace(/<script[^>]*src="\/legacy\/[^>]*><\/script>/g, '');
              await route.fulfill({ response, body });
            },
          );
        },
      });
      if (when === 'after') {
        await page.waitForSelector(READY.coupon);
        await page.addScriptTag({ url: '/legacy/jquery.js' });
        await page.addScriptTag({ url: '/legacy/checkout.js' });
      }
      await page.waitForSelector('form.checkout[data-island-state="ready"]');
      await page.evaluate(() => {
        const jQuery: unknown = Reflect.get(globalThis, 'jQuery');
        if (typeof jQuery !== 'function') return;
        jQuery(document.body).on('checkout_error', (_event: Event, html: string) =>
          Reflect.set(globalThis, 'told', html),
        );
      });
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.click('#place_order');
      await page.waitForSelector('.woocommerce-NoticeGroup-checkout [data-id="billing_first_name"]');
      await expect
        .poll(() => page.evaluate(() => String(Reflect.get(globalThis, 'told')).slice(0, 18)))
        .toBe('<div role="alert">');
      expect(await page.evaluate(() => document.activeElement?.className)).toBe('woocommerce-error');
      const top = await page.locator('.woocommerce-NoticeGroup-checkout').evaluate((group) => {
        const { top: distance } = group.getBoundingClientRect();
        return Math.min(Math.round(distance), scrollY === 0 ? 100 : Number.POSITIVE_INFINITY);
      });
      expect(top).toBe(100);
      expect(await page.getAttribute('form.checkout', 'class')).not.toContain('processing');
    },
  );
});

it('without our islands the legacy scripts do all of it: our versions of them work', async () => {
  const page = await openCheckout('/checkout/?legacy=checkout&stirrup=off');
  await page.click('a.showcoupon');
  await page.fill(CODE, 'saddle10');
  await page.press(CODE, 'Enter');
  await page.waitForSelector(`${REVIEW} .coupon-saddle10`);
  await page.click('.woocommerce-remove-coupon');
  await page.waitForSelector(`${REVIEW} .coupon-saddle10`, { state: 'detached' });
  expect(await counts(page)).toMatchObject({ shop: { toggles: 1, coupons: 2, reviews: 3 } });
});
