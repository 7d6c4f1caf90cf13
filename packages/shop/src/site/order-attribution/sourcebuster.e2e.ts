import { readFileSync } from 'node:fs';
import type { Cookie, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../../../../../e2e/support/browser.ts';
import { bundle } from '../../../../../e2e/support/bundle.ts';
import { documentOf } from '../../../../../e2e/support/test-site.ts';
import { entries } from '../../testing/attribution-entries.ts';

const SHOP = 'http://www.shop.example';
const settings = `<script>var wc_order_attribution = { params: { lifetime: 6, session: 30 } };</script>
  <i id="root" data-island="order-attribution"></i>`;
const entry = `
  import { start } from '@stirrup/runtime';
  import { orderAttribution } from '@stirrup/shop/order-attribution';
  start(orderAttribution);
`;
const theirs = `<script>${readFileSync('node_modules/sourcebuster/dist/sourcebuster.js', 'utf8')}
  sbjs.init({ lifetime: 6, session_length: 30, timezone_offset: '0' });</script><i id="root" data-island-state="ready"></i>`;

/** A page of a browser with a fixed clock and a shop at that host name. */
async function openShop(time = new Date()): Promise<Page> {
  const page = await openPage('<p>A page of another site.</p>');
  const files = await bundle(entry);
  await page.clock.setFixedTime(time);
  await page.context().route(/^http:\/\/(www\.|m\.)?shop\.example\//, (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const code = files.get(pathname.slice('/entry/'.length));
    if (code !== undefined) return route.fulfill({ body: code, contentType: 'text/javascript' });
    const isTheirs = searchParams.get('by') === 'sourcebuster';
    return route.fulfill({
      body: isTheirs ? documentOf(theirs, []) : documentOf(settings, ['/entry/entry.js']),
      contentType: 'text/html; charset=utf-8',
    });
  });
  return page;
}

async function visit(page: Page, address: string, referer?: string): Promise<Cookie[]> {
  await page.goto(address, referer === undefined ? {} : { referer });
  await page.waitForSelector('#root[data-island-state="ready"]', { state: 'attached' });
  return page.context().cookies(SHOP);
}

/** Fields that the published Sourcebuster also writes, and addresses without the parameter that names the writer. */
const comparable = (cookies: readonly Cookie[]) =>
  cookies
    .map(({ value, ...rest }) => {
      const parts = value.replaceAll(/(%3F|%26)by%3D\w+/g, '').split('%7C%7C%7C');
      return { ...rest, value: (/_(current|first)$/.test(rest.name) ? parts.slice(0, 6) : parts).join('%7C%7C%7C') };
    })
    .sort((a, b) => a.name.localeCompare(b.name));

it('leaves the cookies that Sourcebuster leaves in a real browser', async () => {
  const time = new Date();
  const [ourShop, theirShop] = await Promise.all([openShop(time), openShop(time)]);
  // A quarter of them; sourcebuster.test.ts compares them all.
  const some = entries.filter((_, index) => index % 4 === 0);
  for (const { path = '/', referrer } of some) {
    const separator = path.includes('?') ? '&' : '?';
    const [address, fragment = ''] = path.split('#');
    const leftBy = async (page: Page, name: string) => {
      await page.context().clearCookies();
      const url = `${SHOP}${address}${separator}by=${name}${fragment && `#${fragment}`}`;
      return comparable(await visit(page, url, referrer));
    };
    const [left, expected] = await Promise.all([leftBy(ourShop, 'stirrup'), leftBy(theirShop, 'sourcebuster')]);
    expect(left).toEqual(expected);
    expect(left.map(({ domain }) => domain)).toEqual(Array.from({ length: 7 }, () => '.shop.example'));
  }
}, 90_000);

it('continues Sourcebuster’s cookies, and the other way round', async () => {
  const page = await openShop();
  await visit(page, `${SHOP}/?by=sourcebuster&utm_source=nl`);
  const ours = await visit(page, `${SHOP}/shop/`, `${SHOP}/`);
  expect(ours.find(({ name }) => name === 'sbjs_session')?.value).toMatch(/^pgs%3D2%7C/);
  expect(ours.find(({ name }) => name === 'sbjs_current')?.value).toMatch(/^typ%3Dutm%7C%7C%7Csrc%3Dnl%7C/);
  await visit(page, `${SHOP}/cart/?by=sourcebuster`, `${SHOP}/`);
  const read = await page.evaluate(() => Reflect.get(globalThis, 'sbjs').get);
  expect(read).toMatchObject({ current: { typ: 'utm', src: 'nl' }, session: { pgs: '3' }, udata: { vst: '1' } });
});

it('clears the cookies of the whole shop from any of its hosts, where the shop’s own script misses them', async () => {
  const page = await openShop();
  expect(await visit(page, `${SHOP}/?utm_source=nl`)).toHaveLength(7);
  await visit(page, 'http://shop.example/');
  await page.evaluate(() => {
    document.cookie = 'sbjs_promo=1; path=/';
    Reflect.get(globalThis, 'wc_order_attribution').setOrderTracking(false);
  });
  // The browser's cookies lag behind the page for a moment.
  const left = () => page.context().cookies([SHOP, 'http://shop.example']);
  await expect.poll(left).toEqual([]);
  await visit(page, `${SHOP}/`);
  await page.evaluate(() => Reflect.get(globalThis, 'wc_order_attribution').setOrderTracking(false));
  await expect.poll(left).toEqual([]);
});
