import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { addLink, holdBack, letFail, PRODUCT, watchCalls } from '../../../../../e2e/shop/support/watch-calls.ts';
import { inBothWays } from '../../../../../e2e/support/both-ways.ts';
import { axe, takeFailedRequests, withShop } from '../../../../../e2e/support/browser.ts';

const WIDGET = '#secondary .widget_shopping_cart';
const remove = (id: number) => `${WIDGET} .remove_from_cart_button[data-product_id="${id}"]`;
const count = (page: Page) => page.locator(`${WIDGET} li`).count();
const filled = async (path = '/shop/', products: readonly number[] = Object.values(PRODUCT).slice(0, 3)) => {
  const page = await withShop(path);
  for (const id of products) await page.click(addLink(id));
  await expect.poll(() => count(page)).toBe(products.length);
  return page;
};

it('blocks the line at once, keeps the nodes of the others, and moves focus to the line that moved up', async () => {
  const page = await filled();
  expect(await axe(page, WIDGET)).toEqual([]);
  const letGo = await holdBack(page, 'remove_from_cart');
  await page.evaluate((widget) => {
    const lines = [...document.querySelectorAll(`${widget} li`)];
    Reflect.set(globalThis, 'kept', [
      lines[0],
      lines[2],
      lines[0]?.querySelector('img'),
      lines[2]?.querySelector('img'),
    ]);
    addEventListener('load', () => Reflect.set(globalThis, 'reloaded', true), true);
  }, WIDGET);
  await page.focus(remove(PRODUCT.headcollar));
  await page.keyboard.press('Space');
  const line = page.locator(`${WIDGET} li`, { has: page.locator(`[data-product_id="${PRODUCT.headcollar}"]`) });
  expect(await line.getAttribute('aria-busy')).toBe('true');
  expect(await line.locator('.blockUI.blockOverlay').count()).toBe(1);
  expect(await line.textContent()).toContain('Please wait...');
  expect(await axe(page, WIDGET)).toEqual([]);
  letGo();
  await expect.poll(() => count(page)).toBe(2);
  const kept = await page.evaluate((widget) => {
    const now = [...document.querySelectorAll(`${widget} li`)];
    const nodes: unknown = Reflect.get(globalThis, 'kept');
    const images = now.map((item) => item.querySelector('img'));
    return Array.isArray(nodes) && [...now, ...images].every((node, index) => node === nodes[index]);
  }, WIDGET);
  expect(kept).toBe(true);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'reloaded'))).toBeUndefined();
  expect(await page.evaluate((next) => document.activeElement?.matches(next), remove(PRODUCT.irons))).toBe(true);
  expect(await page.textContent('.widget_shopping_cart_live_region')).toContain('has been removed');
  expect(await page.locator('.blockUI').count()).toBe(0);

  await page.keyboard.press('Enter');
  await expect.poll(() => count(page)).toBe(1);
  expect(await page.evaluate((last) => document.activeElement?.matches(last), remove(PRODUCT.bridle))).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForSelector(WIDGET, { state: 'hidden' });
  await page.click(addLink(PRODUCT.bridle));
  await page.waitForSelector(`${WIDGET} li`);
});

inBothWays(() => {
  it('shows the widget that hides while it is empty, keeps the focus in it and around it, and hides it again', async () => {
    const page = await filled();
    expect(await page.isVisible(WIDGET)).toBe(true);
    await page.focus(remove(PRODUCT.headcollar));
    for (const [index, next] of [PRODUCT.irons, PRODUCT.bridle].entries()) {
      await page.keyboard.press('Space');
      await expect.poll(() => count(page)).toBe(2 - index);
      await page.waitForFunction((link) => document.activeElement?.matches(link), remove(next));
    }
    await page.keyboard.press('Enter');
    await page.waitForSelector(WIDGET, { state: 'hidden' });
    await page.waitForFunction(() => document.activeElement?.id === 'secondary');
    await page.keyboard.press('Shift+Tab');
    expect(await page.locator('#secondary[tabindex]').count()).toBe(0);
    await page.click(addLink(PRODUCT.bridle));
    await page.waitForSelector(`${WIDGET} li`);
  });
});

it('removes two lines quickly, one call after the other', async () => {
  const page = await filled();
  const calls = watchCalls(page);
  await letFail(page, 'remove_from_cart', 'delay:700');
  const busy = await page.evaluate(
    async ([first, second, widget]) => {
      for (const selector of [first, second, second]) document.querySelector<HTMLElement>(selector ?? '')?.click();
      await Promise.resolve();
      return document.querySelectorAll(`${widget} li[aria-busy="true"]`).length;
    },
    [remove(PRODUCT.bridle), remove(PRODUCT.irons), WIDGET],
  );
  expect(busy).toBe(2);
  await expect.poll(() => count(page)).toBe(2);
  expect(await page.locator(`${WIDGET} li[aria-busy="true"] .blockOverlay`).count()).toBe(1);
  await expect.poll(() => count(page)).toBe(1);
  expect(calls.map(({ endpoint, overlaps }) => [endpoint, overlaps])).toEqual([
    ['remove_from_cart', false],
    ['remove_from_cart', false],
  ]);
  expect(await page.textContent('.cart-contents')).toContain('1 item');
});

it.each(['500', 'drop'])('follows the link’s own address after the answer: %s', async (fault) => {
  const page = await filled('/shop/', [PRODUCT.bridle]);
  await letFail(page, 'remove_from_cart', fault);
  await page.click(remove(PRODUCT.bridle));
  await page.waitForURL('**removed_item=1**');
  expect(await page.textContent('body')).toContain('removed. Undo?');
  takeFailedRequests(page);
});

it('follows it for a line that the shop no longer knows', async () => {
  const page = await filled('/shop/', [PRODUCT.bridle]);
  await page.locator(remove(PRODUCT.bridle)).evaluate((link) => link.setAttribute('data-cart_item_key', 'deadbeef'));
  await page.click(remove(PRODUCT.bridle));
  await page.waitForURL('**removed_item=1**');
});

it('shows a message without a network, and stays', async () => {
  const page = await filled('/shop/', [PRODUCT.bridle]);
  const { pathname } = new URL(page.url());
  await page.context().setOffline(true);
  await page.click(remove(PRODUCT.bridle));
  await page.waitForSelector(`${WIDGET} li [role="alert"]`);
  expect(await page.textContent(`${WIDGET} [role="alert"]`)).toContain('offline');
  expect([await count(page), new URL(page.url()).pathname]).toEqual([1, pathname]);
  takeFailedRequests(page);
  await page.context().setOffline(false);
  await page.click(remove(PRODUCT.bridle));
  await page.waitForSelector(WIDGET, { state: 'hidden' });
});

it('works under a strict policy, from right to left, and in all carts of a page', async () => {
  const page = await withShop('/elements/mini-cart/?csp=strict&direction=rtl', { context: { colorScheme: 'dark' } });
  await page.locator('.ajax_add_to_cart').first().click();
  await page.locator('.ajax_add_to_cart').nth(1).click();
  await page.locator('.widget_shopping_cart').last().scrollIntoViewIfNeeded();
  const items = page.locator('main .widget_shopping_cart li');
  await expect.poll(() => items.count()).toBe(4);
  const letGo = await holdBack(page, 'remove_from_cart');
  await items.last().locator('.remove').click();
  await expect.poll(() => page.locator('main li[aria-busy="true"]').count()).toBe(2);
  expect(await axe(page)).toEqual([]);
  letGo();
  await expect.poll(() => items.count()).toBe(2);
});
