import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hasRecordings, recordedPage } from '../../fixtures/recordings.ts';
import { builderNavMenu, MENU } from '../../packages/builder/src/navigation/nav-menu/fixture.ts';
import { builderNav, NAV_ITEMS } from '../../packages/builder/src/navigation/nav-nested/fixture.ts';
import { builderSearchOverlay } from '../../packages/builder/src/navigation/search-overlay/fixture.ts';
import { openPage, SITE, withShop } from '../support/browser.ts';
import { builtEngine } from '../support/built-files.ts';

const chunks = fileURLToPath(new URL('../../dist/browser/', import.meta.url));

const MARK = 'React is evaluated';

/** Records when React is evaluated. */
async function watchReact(page: Page): Promise<void> {
  await page.context().route(`**/stirrup/${builtEngine}`, async (route) => {
    const body = `performance.mark('${MARK}');${readFileSync(chunks + builtEngine, 'utf8')}`;
    await route.fulfill({ body, contentType: 'text/javascript' });
  });
}

/** The state of React: evaluated or not, and before or after the page had loaded. */
const reactOf = (page: Page) =>
  page.evaluate((mark) => {
    const [entry] = performance.getEntriesByName(mark);
    const [navigation] = performance.getEntriesByType('navigation');
    const loadedAt: unknown = Object(navigation).loadEventStart;
    return { isThere: entry !== undefined, isEarly: entry !== undefined && entry.startTime < Number(loadedAt) };
  }, MARK);

/** Waits until the page has loaded, and everything that starts by itself is up. */
async function comeToRest(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.timing.loadEventEnd > 0);
  await page.waitForFunction(() => document.querySelectorAll('link[rel="modulepreload"]').length > 0);
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve), { timeout: 5000 })),
  );
}

const DEMO = [
  '/shop/',
  '/builder/shop/',
  '/builder/catalogue/',
  '/builder/journal/',
  '/product/paddock-saddle-pad/',
  '/product/hedgerow-fly-mask/',
  '/builder/product/cob-valley-turnout-rug/',
  '/builder/elements/tabs/',
  '/builder/elements/accordions/',
  '/elements/sticky-header/',
];

it.each(DEMO)('evaluates no React before %s has loaded', async (path) => {
  const page = await withShop(path, { prepare: watchReact });
  await comeToRest(page);
  expect((await reactOf(page)).isEarly).toBe(false);
});

/** A page of the recorded shop, without its scripts. */
function openRecorded(name: string): Promise<Page> {
  return openPage(recordedPage(name).replaceAll(/<script(?![^>]*json)[^>]*>.*?<\/script>/gs, ''), {
    scripts: ['stirrup.js'],
    prepare: async (before) => {
      await before.route(
        (url) => url.origin !== SITE,
        (route) => route.fulfill({ body: '' }),
      );
      await watchReact(before);
    },
  });
}

const RECORDED = [
  'bricks-shop',
  'bricks-loop-pagination',
  'bricks-product-variable',
  'bricks-elements',
  'classic-shop',
  'classic-product-variable',
];

it.skipIf(!hasRecordings).each(RECORDED)('evaluates no React before the recorded %s has loaded', async (name) => {
  const page = await openRecorded(name);
  await comeToRest(page);
  expect((await reactOf(page)).isEarly).toBe(false);
});

it.skipIf(!hasRecordings)(
  'evaluates none on a recorded list that nobody touches, and all that is wanted then',
  async () => {
    const page = await openRecorded('bricks-shop');
    await comeToRest(page);
    // Popups, add-to-cart links and the mini cart sleep; their stand-ins, and behaviours, are up.
    await page.waitForFunction(() =>
      document.querySelector('.woocommerce-ordering')?.matches('[data-island-state="ready"]'),
    );
    await comeToRest(page);
    expect((await reactOf(page)).isThere).toBe(false);
    await page.locator('.mini-cart-link').first().focus();
    await page.waitForSelector('.brxe-woocommerce-mini-cart[data-island-state="ready"]');
    expect((await reactOf(page)).isThere).toBe(true);
  },
);

it('does not evaluate React if everything is right as printed, and starts everything when somebody comes near', async () => {
  const button =
    '<a class="button add_to_cart_button ajax_add_to_cart" href="?add-to-cart=1" data-product_id="1">Add</a>';
  const page = await openPage(button, { scripts: ['stirrup.js'], prepare: watchReact });
  await comeToRest(page);
  expect((await reactOf(page)).isThere).toBe(false);
  await page.hover('.add_to_cart_button');
  await expect.poll(async () => (await reactOf(page)).isThere).toBe(true);
});

it('does not evaluate React for a closed search that nobody touches, and does if a script opens it', async () => {
  const markup = builderSearchOverlay({ id: 'find', title: 'Search the stable' });
  const styles = '<style>.bricks-search-overlay:not(.show) { visibility: hidden }</style>';
  const page = await openPage(`${styles}${markup}`, { scripts: ['stirrup.js'], prepare: watchReact });
  await comeToRest(page);
  expect((await reactOf(page)).isThere).toBe(false);
  await page.locator('.bricks-search-overlay').evaluate((overlay) => overlay.classList.add('show'));
  await page.waitForSelector('.toggle[aria-expanded="true"]');
  expect((await reactOf(page)).isThere).toBe(true);
});

it('evaluates none for a menu that nobody touches, and holds the page behind it if a script opens its drawer', async () => {
  const page = await openPage(builderNavMenu(MENU), { scripts: ['stirrup.js'], prepare: watchReact });
  await comeToRest(page);
  expect((await reactOf(page)).isThere).toBe(false);
  await page.locator('.brxe-nav-menu').evaluate((menu) => menu.classList.add('show-mobile-menu'));
  await page.waitForSelector('.no-scroll .bricks-mobile-menu-toggle[aria-expanded="true"]');
});

it('evaluates none for a menu behind toggles that nobody touches or opens', async () => {
  const nav = builderNav(NAV_ITEMS, { id: 'main', breakpoint: 'always' });
  const page = await openPage(`<main>Page</main>${nav}`, { scripts: ['stirrup.js'], prepare: watchReact });
  await comeToRest(page);
  await page.evaluate(() => document.querySelector('nav')?.classList.add('seen'));
  await comeToRest(page);
  expect((await reactOf(page)).isThere).toBe(false);
  await page.click('#brxe-maint');
  await page.waitForSelector('.brx-open[data-island-state="ready"]');
  expect((await reactOf(page)).isThere).toBe(true);
});
