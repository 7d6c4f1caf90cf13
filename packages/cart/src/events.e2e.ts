import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { addLink, PRODUCT } from '../../../e2e/shop/support/watch-calls.ts';
import { withShop } from '../../../e2e/support/browser.ts';
import { untilAtRest } from '../../../e2e/support/until-at-rest.ts';
import { CART_EVENT } from './contract.ts';

/** Records the cart's events from now on, from jQuery and from native listeners. */
async function recordEvents(page: Page): Promise<() => Promise<Readonly<Record<'jQuery' | 'native', string[]>>>> {
  await page.evaluate(
    (names) => {
      const received = { jQuery: [] as string[], native: [] as string[] };
      Reflect.set(globalThis, 'events', received);
      for (const name of names) document.body.addEventListener(name, () => received.native.push(name));
      const jQuery: unknown = Reflect.get(globalThis, 'jQuery');
      if (typeof jQuery === 'function')
        jQuery(document.body).on(names.join(' '), ({ type }: Event) => received.jQuery.push(type));
    },
    Object.values(CART_EVENT).filter((name) => !name.includes('.')),
  );
  return () => page.evaluate(() => Reflect.get(globalThis, 'events'));
}

const { adding, added, removed, buttonUpdated, loaded, refreshed } = CART_EVENT;
const SHOP = [adding, added, buttonUpdated, loaded];
const BUILDER = [adding, refreshed, loaded, added, buttonUpdated];

it.each([
  { path: '/shop/', legacy: 'jquery', jQuery: SHOP, native: SHOP },
  // The legacy script emits the others during the first, and our listener runs after its own.
  { path: '/shop/', legacy: 'shop', jQuery: [adding, buttonUpdated, loaded, added], native: SHOP },
  { path: '/builder/shop/', legacy: 'jquery', jQuery: BUILDER, native: BUILDER },
  {
    path: '/builder/shop/',
    legacy: 'shop',
    jQuery: [adding, refreshed, buttonUpdated, loaded, added],
    native: [adding, refreshed, added, buttonUpdated, loaded],
  },
])('events reach each listener once: $path, legacy scripts: $legacy', async ({ path, legacy, jQuery, native }) => {
  const page = await withShop(`${path}?legacy=${legacy}`);
  await untilAtRest(page);
  const received = await recordEvents(page);
  await page.click(addLink(PRODUCT.bridle));
  const link = page.locator('.remove_from_cart_button').first();
  await link.waitFor({ state: 'attached' });
  await expect.poll(async () => (await received()).native.length).toBe(native.length);
  expect(await received()).toEqual({ jQuery, native });
  await page.evaluate(() => {
    const events: unknown = Reflect.get(globalThis, 'events');
    if (typeof events === 'object' && events) Object.assign(events, { jQuery: [], native: [] });
  });
  await link.evaluate((element: HTMLElement) => element.click());
  await expect.poll(async () => (await received()).native).toEqual([removed, loaded]);
  expect((await received()).jQuery.toSorted()).toEqual([removed, loaded]);
});
