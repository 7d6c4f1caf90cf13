import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasRecordings } from '../../fixtures/recordings.ts';
import { fetchedByLegacyScript, inBothWays } from '../support/both-ways.ts';
import { withShop } from '../support/browser.ts';
import { untilAtRest } from '../support/until-at-rest.ts';
import { withCapture } from './support/captured-shop.ts';
import { addLink, PRODUCT, watchCalls } from './support/watch-calls.ts';

/** One cart of a page: how it opens, and where its lines are. */
interface CartPlace {
  readonly content: string;
  readonly open?: (page: Page) => Promise<unknown>;
}

const lines = (page: Page, { content }: CartPlace) => page.locator(`${content} .woocommerce-mini-cart-item`);
const count = (page: Page, places: readonly CartPlace[]) =>
  Promise.all(places.map((place) => lines(page, place).count()));

/** Recorded pages have no styles, and are long: a cart starts only when the visitor scrolls near. */
async function comeNear(page: Page, places: readonly CartPlace[]): Promise<void> {
  for (const { content } of places) await page.locator(content).evaluate((element) => element.scrollIntoView());
}

/** A visit: adds three products quickly, opens the carts, removes one, reloads, and checks a second tab. */
async function playScenario(page: Page, ids: readonly number[], places: readonly CartPlace[]): Promise<void> {
  // A visible widget is printed without its content, and requests it once the page is at rest.
  await untilAtRest(page);
  const calls = watchCalls(page);
  const all = (number: number) => places.map(() => number);
  await page.evaluate(
    (links) => {
      for (const link of links) document.querySelector<HTMLElement>(link)?.click();
    },
    ids.map((id) => addLink(id)),
  );
  await expect.poll(() => count(page, places)).toEqual(all(ids.length));
  expect(calls.map(({ overlaps }) => overlaps)).toEqual(ids.map(() => false));
  for (const place of places) {
    await place.open?.(page);
    await lines(page, place).last().waitFor({ state: 'visible' });
  }
  const [first] = places;
  if (first) await lines(page, first).nth(1).locator('.remove').click();
  await expect.poll(() => count(page, places)).toEqual(all(ids.length - 1));

  const before = calls.length;
  await page.reload();
  await comeNear(page, places);
  await expect.poll(() => count(page, places)).toEqual(all(ids.length - 1));
  const tab = await page.context().newPage();
  const more = watchCalls(tab);
  await tab.goto(page.url());
  await comeNear(tab, places);
  await expect.poll(() => count(tab, places)).toEqual(all(ids.length - 1));
  expect([calls.length - before, more.length]).toEqual([0, await fetchedByLegacyScript(tab)]);
}

const header: CartPlace = {
  content: '.site-header-cart .widget_shopping_cart_content',
  open: (page) => page.hover('.site-header-cart'),
};
const sidebar: CartPlace = { content: '#secondary .widget_shopping_cart_content' };
const panel: CartPlace = {
  content: '#brxe-mcarta .widget_shopping_cart_content',
  open: (page) => page.waitForSelector('#brxe-mcarta.show-cart-details .cart-detail.active'),
};
const OURS = [PRODUCT.bridle, PRODUCT.headcollar, PRODUCT.irons];
const RECORDED = [47, 39, 56];

describe('three products, the carts open, one removed, reloaded, a second tab', () => {
  inBothWays(() => {
    it('on our classic shop', async () => {
      const page = await withShop('/shop/');
      await playScenario(page, OURS, [header, sidebar]);
      expect(await page.textContent('.cart-contents')).toContain('2 items');
    });

    it('on our builder shop', async () => {
      const page = await withShop('/builder/shop/');
      await playScenario(page, OURS, [panel]);
      expect(await page.textContent('.cart-count')).toBe('2');
    });
  });

  it.skipIf(!hasRecordings)('on the recorded classic shop', async () => {
    const page = await withCapture('classic-shop');
    // Without the page's styles the header's cart is in view and loads before anything is added to it.
    await page.waitForSelector(`${header.content} .woocommerce-mini-cart__empty-message`);
    await playScenario(page, RECORDED, [header, sidebar]);
    expect(await page.textContent('.cart-contents')).toContain('2 items');
  });

  it.skipIf(!hasRecordings)('on the recorded builder shop', async () => {
    const page = await withCapture('bricks-shop');
    await playScenario(page, RECORDED, [panel]);
    expect(await page.textContent('.cart-count')).toBe('2');
  });
});

describe('a product, from its page', () => {
  it('is added once on the builder shop, counted, and in the second tab, too', async () => {
    const page = await withShop('/builder/product/hazel-snaffle-bridle/');
    const calls = watchCalls(page);
    await page.click('.single_add_to_cart_button');
    await page.waitForSelector('.single_add_to_cart_button.bricks-cart-added');
    await lines(page, panel).first().waitFor({ state: 'attached' });
    const asked = calls.filter(({ endpoint }) => endpoint !== 'get_refreshed_fragments');
    expect(asked.map(({ endpoint }) => endpoint)).toEqual(['bricks_add_to_cart']);
    expect(await page.textContent('.cart-count')).toBe('1');
    const tab = await page.context().newPage();
    await tab.goto(page.url());
    await expect.poll(() => tab.textContent('.cart-count')).toBe('1');
  });

  inBothWays(() => {
    it('is added on the classic shop, whose form makes a new page', async () => {
      const page = await withShop('/product/hazel-snaffle-bridle/');
      await page.click('.single_add_to_cart_button');
      await page.waitForSelector('.woocommerce-message');
      await expect.poll(() => count(page, [header])).toEqual([1]);
      expect(await page.textContent('.cart-contents')).toContain('1 item');
    });
  });
});
