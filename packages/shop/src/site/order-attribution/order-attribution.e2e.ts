import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axe, openPage, takeConsole, withShop } from '../../../../../e2e/support/browser.ts';
import { codeOf } from '../../../../../e2e/support/code-of.ts';
import { islandIsReady } from '../../../../../e2e/support/island-is-ready.ts';
import { withoutCode } from '../../../../../e2e/support/without-code.ts';

const PAGE = '/elements/order-attribution/';
const READY = { state: 'attached' } as const;
const root = '[data-island="order-attribution"], body';
const isReady = (page: Page) => islandIsReady(page, 'order-attribution');

/** Values of the fields that a form would send. */
const fields = (page: Page, form: string) =>
  page.$eval(form, (element) =>
    element instanceof HTMLFormElement
      ? [...new FormData(element)]
          .filter(([name]) => name.startsWith('wc_order_attribution_'))
          .map(([, value]) => value)
      : [],
  );
const cookiesOf = async (page: Page) => (await page.context().cookies()).filter(({ name }) => name.startsWith('sbjs_'));
const switchTo = (page: Page, isAllowed: boolean) =>
  page.evaluate((value) => Reflect.get(globalThis, 'wc_order_attribution').setOrderTracking(value), isAllowed);

it('carries a campaign from the first page to the order', async () => {
  const page = await withShop('/shop/?utm_source=nl&utm_campaign=spring%20sale');
  await isReady(page);
  const cookies = await cookiesOf(page);
  expect(cookies.map(({ name, path, expires }) => [name, path, expires > 0]).sort()).toEqual([
    ['sbjs_current', '/', false],
    ['sbjs_current_add', '/', false],
    ['sbjs_first', '/', false],
    ['sbjs_first_add', '/', false],
    ['sbjs_migrations', '/', false],
    ['sbjs_session', '/', true],
    ['sbjs_udata', '/', false],
  ]);
  await page.goto(new URL('/product/hazel-snaffle-bridle/', page.url()).href);
  // A page counts once it is at rest.
  await isReady(page);
  await page.click('.single_add_to_cart_button');
  await page.waitForSelector('.woocommerce-message');
  await page.goto(new URL('/checkout/', page.url()).href);
  await isReady(page);
  const [order] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'POST' && request.isNavigationRequest()),
    page.click('#place_order'),
  ]);
  const sent = order.postData() ?? '';
  const value = (name: string) => new RegExp(`name="wc_order_attribution_${name}"\\s+([^\\r\\n]*)`).exec(sent)?.[1];
  expect(['source_type', 'utm_source', 'utm_campaign', 'utm_medium', 'session_count'].map(value)).toEqual([
    'utm',
    'nl',
    'spring sale',
    '(none)',
    '1',
  ]);
  expect(Number(value('session_pages'))).toBeGreaterThan(2);
  expect(sent.match(/name="wc_order_attribution_source_type"/g)).toHaveLength(1);
});

it.each(['?legacy=jquery', '?settings=json&csp=strict&direction=rtl'])(
  'fills forms and the checkout of blocks: %s',
  async (query) => {
    const page = await withShop(`${PAGE}${query}`);
    await isReady(page);
    for (const form of ['.woocommerce-checkout', '.woocommerce-form-register']) {
      expect((await fields(page, form)).slice(0, 4)).toEqual(['typein', '(none)', '(none)', '(direct)']);
    }
    expect(await page.locator('input[name="wc_order_attribution_referrer"]').count()).toBe(2);
    const handedOver: object = JSON.parse((await page.textContent('.attribution-sent')) ?? '');
    expect(handedOver).toMatchObject({ 'woocommerce/order-attribution': { source_type: 'typein', utm_id: '(none)' } });
    expect(await axe(page, 'main')).toEqual([]);

    await page.click('text=Refuse');
    expect(await cookiesOf(page)).toEqual([]);
    expect(new Set(await fields(page, '.woocommerce-checkout'))).toEqual(new Set(['']));
    expect(await page.textContent('.attribution-sent')).toContain('"source_type": null');
    await page.click('text=Allow');
    expect((await cookiesOf(page)).length).toBe(7);
    expect((await fields(page, '.woocommerce-checkout'))[0]).toBe('typein');

    await page.click('text=Register >> nth=-1');
    await page.waitForSelector('.attribution-received th');
    expect(await page.textContent('.attribution-received')).toContain('_wc_order_attribution_utm_source(direct)');
    expect(await page.textContent('.attribution-received')).not.toContain('(none)');
  },
);

it('does nothing without consent, and begins when it is given', async () => {
  const page = await withShop(`/builder${PAGE}?attribution=denied,consent,six-months,base64`);
  await isReady(page);
  expect(await cookiesOf(page)).toEqual([]);
  expect(new Set(await fields(page, '.woocommerce-form-register'))).toEqual(new Set(['']));
  await page.evaluate(() =>
    document.dispatchEvent(new CustomEvent('wp_listen_for_consent_change', { detail: { marketing: 'allow' } })),
  );
  await expect.poll(async () => (await cookiesOf(page)).length).toBe(7);
  const cookies = await cookiesOf(page);
  expect(cookies.map(({ value }) => value).filter((value) => !/^[A-Za-z0-9+/]+$/.test(value))).toEqual([]);
  const halfAYear = Date.now() / 1000 + 180 * 24 * 60 * 60;
  const lives = cookies.filter(({ name }) => name !== 'sbjs_session').map(({ expires }) => expires);
  expect(lives.every((expires) => Math.abs(expires - halfAYear) < 600)).toBe(true);
  await page.reload();
  await isReady(page);
  // The page still prints no consent, and WP Consent API is not on it.
  expect(await cookiesOf(page)).toEqual([]);
});

it('uses WP Consent API on a cached page with an earlier visitor’s consent', async () => {
  const page = await withShop(`${PAGE}?attribution=consent`, {
    prepare: (before) =>
      before.addInitScript(() => {
        Object.assign(globalThis, {
          wp_consent_type: 'optin',
          wp_has_consent: (category: string) => category !== 'marketing',
        });
      }),
  });
  await isReady(page);
  expect(await cookiesOf(page)).toEqual([]);
});

it('fills forms that are added later, and their copies, until they are removed', async () => {
  const page = await withShop(PAGE);
  await isReady(page);
  await page.evaluate(() => {
    const form = document.querySelector('.woocommerce-form-register');
    const copy = form?.cloneNode(true);
    form?.remove();
    if (copy instanceof HTMLElement) {
      copy.id = 'copy';
      document.querySelector('main')?.prepend(copy);
    }
    const later = document.createElement('form');
    later.id = 'later';
    later.append(document.createElement('wc-order-attribution-inputs'));
    document.querySelector('main')?.append(later);
  });
  for (const form of ['#copy', '#later']) expect(await fields(page, form)).toHaveLength(16);
  await switchTo(page, false);
  for (const form of ['#copy', '#later']) expect(new Set(await fields(page, form))).toEqual(new Set(['']));
});

it('counts pages and visits, and counts none twice', async () => {
  const page = await withShop(PAGE);
  const counts = async () => {
    await isReady(page);
    const values = await fields(page, '.woocommerce-form-register');
    return values.slice(13, 15);
  };
  expect(await counts()).toEqual(['1', '1']);
  for (let times = 0; times < 3; times += 1) await switchTo(page, true);
  await page.reload();
  expect(await counts()).toEqual(['2', '1']);
  await page.context().clearCookies({ name: 'sbjs_session' });
  await page.reload();
  expect(await counts()).toEqual(['1', '2']);
});

it('records where a visitor comes from who goes on before the page has loaded', async () => {
  const page = await withShop('/');
  await isReady(page);
  await page.context().clearCookies();
  await page.route('**/*.svg', () => undefined);
  await page.goto(new URL('/shop/', page.url()).href, {
    referer: 'https://riders.example/reviews',
    waitUntil: 'domcontentloaded',
  });
  await page.waitForSelector(`:is(${root})[data-island-state="claimed"]`, READY);
  expect(await cookiesOf(page)).toEqual([]);
  await page.mouse.down();
  await isReady(page);
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
  const [first] = (await cookiesOf(page)).filter(({ name }) => name === 'sbjs_first');
  expect(decodeURIComponent(first?.value ?? '')).toContain('typ=referral|||src=riders.example');
  await page.unrouteAll();
});

it('waits until a page that was prepared in secret is seen', async () => {
  const page = await withShop(PAGE, {
    prepare: (before) =>
      before.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true, configurable: true })),
  });
  await isReady(page);
  expect(await cookiesOf(page)).toEqual([]);
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
  expect(await cookiesOf(page)).toHaveLength(7);
});

it('works where cookies are forbidden', async () => {
  const page = await withShop(`${PAGE}?utm_source=nl`, {
    prepare: (before) =>
      before.addInitScript(() => {
        const forbid = () => {
          throw new DOMException('The document is sandboxed.', 'SecurityError');
        };
        Object.defineProperty(document, 'cookie', { get: forbid, set: forbid });
      }),
  });
  await isReady(page);
  expect((await fields(page, '.woocommerce-checkout')).slice(3, 4)).toEqual(['nl']);
});

it('leaves a page to the shop’s own script', async () => {
  const page = await openPage(
    `<script id="wc-order-attribution-js-extra">var wc_order_attribution = { params: { allowTracking: true }, fields: {} };</script>
     <script id="wc-order-attribution-js">wc_order_attribution.setOrderTracking = () => {};</script>
     <form><wc-order-attribution-inputs></wc-order-attribution-inputs></form>`,
    { scripts: ['stirrup.js'] },
  );
  await isReady(page);
  expect(await cookiesOf(page)).toEqual([]);
  expect(await page.evaluate(() => customElements.get('wc-order-attribution-inputs'))).toBeUndefined();
});

it('leaves forms that can be sent when its code cannot be loaded', async () => {
  const page = await withShop(PAGE, {
    prepare: (before) => withoutCode(before, codeOf('order-attribution')),
  });
  await page.waitForSelector(`:is(${root})[data-island-state="failed"]`, READY);
  await page.fill('#reg_email', 'rider@stable.example');
  await page.click('text=Register >> nth=-1');
  await page.waitForURL(/email=rider/);
  expect(takeConsole(page).length).toBeGreaterThan(0);
});
