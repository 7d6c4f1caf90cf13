import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axe, openPage, takeConsole, withShop } from '../../../../../e2e/support/browser.ts';
import { codeOf } from '../../../../../e2e/support/code-of.ts';
import { violations, watchViolations } from '../../../../../e2e/support/policy-violations.ts';
import { withoutCode } from '../../../../../e2e/support/without-code.ts';

const READY = ':is([data-island="prefetch"], #breeze-prefetch-js-extra)[data-island-state="ready"]';
const entry = `
  import { start } from '@stirrup/runtime';
  import { prefetch } from '@stirrup/shop/prefetch';
  start(prefetch);
`;
const links = `<a id="one" href="/one/"><span>One</span></a> <a id="two" href="/two/">Two</a> <a id="three" href="/three/">Three</a>`;
const nav = (attributes = '') => `<nav data-island="prefetch" ${attributes}>${links}</nav>`;

/** A browser without speculation rules. */
const withoutRules = (page: Page) => page.addInitScript(() => Reflect.deleteProperty(HTMLScriptElement, 'supports'));
const connection = (page: Page, state: object) =>
  page.addInitScript((given) => Object.defineProperty(navigator, 'connection', { value: given }), state);

async function open(html: string, options: Parameters<typeof openPage>[1] = {}): Promise<Page> {
  const page = await openPage(html, { entry, ...options });
  await page.waitForSelector(READY, { state: 'attached' });
  return page;
}
/** Paths that the page has the browser fetch ahead, by rules and by links. */
const requested = (page: Page) =>
  page.evaluate(() => {
    const paths = (addresses: readonly string[]) => addresses.map((address) => new URL(address).pathname);
    const rules = [...document.querySelectorAll('script[type="speculationrules"]')];
    const elements = [...document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')];
    return {
      rules: paths(rules.flatMap(({ textContent }) => JSON.parse(textContent ?? '').prefetch[0].urls)),
      links: paths(elements.map(({ href }) => href)),
    };
  });
const byRules = (page: Page, ...rules: string[]) => expect.poll(() => requested(page)).toEqual({ rules, links: [] });

/** Gives a link a query of its own; returns a function that counts how often it was fetched ahead. */
async function mark(page: Page, selector: string): Promise<() => Promise<number>> {
  const name = `mark${crypto.randomUUID()}`;
  await page
    .locator(selector)
    .evaluate((link, query) => link.setAttribute('href', `${link.getAttribute('href')}?${query}=1`), name);
  return async () => {
    const log: { query: object; purpose?: string }[] = await (await page.request.get('/__log?kind=page')).json();
    return log.filter(({ query, purpose }) => name in query && purpose?.startsWith('prefetch')).length;
  };
}

it.each([
  ['/elements/links/', 'rules'],
  ['/builder/elements/links/', 'rules'],
  ['/elements/links/', 'links'],
] as const)('fetches a page once, under a strict policy: %s, by %s', async (path, way) => {
  const page = await withShop(`${path}?csp=strict`, { prepare: way === 'links' ? withoutRules : () => undefined });
  await page.waitForSelector(READY, { state: 'attached' });
  const count = await mark(page, '#to-product');
  await page.hover('#to-product span');
  await expect.poll(count).toBe(1);
  await page.hover('h1');
  await page.hover('#to-product span');
  await page.focus('#to-shop');
  await expect.poll(async () => (await requested(page))[way].length).toBe(2);
  expect(await count()).toBe(1);
  await page.click('#to-product');
  await page.waitForURL('**/product/**');
});

it('fetches no link with side effects, to other sites, or to pages that differ by visitor', async () => {
  for (const path of ['/elements/links/', '/builder/elements/links/']) {
    const page = await withShop(path);
    await page.waitForSelector(READY, { state: 'attached' });
    await page.clock.install();
    const others = await page.locator('.links-other a, a[aria-current]').all();
    expect(others.length).toBeGreaterThan(3);
    for (const link of others) {
      await link.hover();
      await page.clock.runFor(200);
    }
    expect(await requested(page)).toEqual({ rules: [], links: [] });
    await page.focus('#to-second-page');
    await page.clock.runFor(200);
    const prefix = path.startsWith('/builder') ? '/builder' : '';
    await byRules(page, `${prefix}/shop/page/2/`);
    expect(await axe(page, 'main')).toEqual([]);
  }
});

it('waits 150 ms for a pointer that moves on, and for no finger', async () => {
  const page = await open(nav());
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await page.hover('#one');
  await page.clock.runFor(149);
  await page.hover('#one span');
  expect((await requested(page)).rules).toEqual([]);
  await page.clock.runFor(1);
  await byRules(page, '/one/');
  await page.hover('#two');
  await page.clock.runFor(100);
  await page.mouse.move(600, 600);
  await page.clock.runFor(1000);
  expect((await requested(page)).rules).toEqual(['/one/']);
  await page.dispatchEvent('#three', 'touchstart');
  await page.clock.runFor(0);
  await byRules(page, '/one/', '/three/');
});

it('fetches on keyboard focus, also links that are added later, up to its limit', async () => {
  const page = await open(nav('data-delay="0" data-limit="2"'));
  await page.focus('#one');
  await byRules(page, '/one/');
  await page.evaluate(() => {
    document.querySelector('nav')?.insertAdjacentHTML('beforeend', '<a id="late" href="/late/">Late</a>');
  });
  await page.focus('#late');
  await byRules(page, '/one/', '/late/');
  await page.clock.install();
  await page.focus('#three');
  await page.clock.runFor(1000);
  await byRules(page, '/one/', '/late/');
});

it('spares a connection that is dear, slow or not there', async () => {
  const page = await open(nav(), { prepare: (before) => connection(before, { saveData: true }) });
  await page.clock.install();
  const over = async (id: string, state: object) => {
    await page.evaluate((given) => Object.assign(Reflect.get(navigator, 'connection'), given), state);
    await page.hover(id);
    await page.clock.runFor(200);
  };
  await over('#one', {});
  await over('#two', { saveData: false, effectiveType: 'slow-2g' });
  await page.context().setOffline(true);
  await over('#three', { effectiveType: '4g' });
  expect(await requested(page)).toEqual({ rules: [], links: [] });
  // Online again.
  await page.context().setOffline(false);
  await over('#two', {});
  await byRules(page, '/two/');
});

it('falls back to links if the page’s policy refuses rules', async () => {
  const page = await open(nav('data-delay="0"'), {
    headers: { 'Content-Security-Policy': `script-src 'self'` },
    prepare: watchViolations,
  });
  await page.hover('#one');
  await expect.poll(async () => (await requested(page)).links).toEqual(['/one/']);
  await page.hover('#two');
  await expect.poll(async () => (await requested(page)).links).toEqual(['/one/', '/two/']);
  // The reported attempt was the only one.
  expect(await violations(page)).toMatchObject([{ directive: 'script-src-elem', blocked: 'inline' }]);
  expect(takeConsole(page)).toHaveLength(1);
});

it('stays with its element, and ends with it', async () => {
  const page = await open(`${nav('data-delay="0"')}<a id="outside" href="/outside/">Outside</a>`);
  await page.clock.install();
  await page.hover('#outside');
  await page.clock.runFor(200);
  await page.hover('#one');
  await page.clock.runFor(200);
  await byRules(page, '/one/');
  await page.evaluate(() => {
    const element = document.querySelector('nav');
    element?.removeAttribute('data-island');
    element?.replaceWith(element.cloneNode(true));
  });
  await page.hover('#two');
  await page.clock.runFor(200);
  await byRules(page, '/one/');
});

it('leaves links that work when its code cannot be loaded', async () => {
  const page = await withShop('/elements/links/', {
    prepare: (before) => withoutCode(before, codeOf('prefetch')),
  });
  await page.waitForSelector('[data-island="prefetch"][data-island-state="failed"]');
  await page.click('#to-shop');
  await page.waitForURL('**/shop/');
  expect(takeConsole(page).length).toBeGreaterThan(0);
});
