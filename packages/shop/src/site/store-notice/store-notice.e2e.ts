import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inBothWays } from '../../../../../e2e/support/both-ways.ts';
import { axe, withShop } from '../../../../../e2e/support/browser.ts';

const NOTICE = '.woocommerce-store-notice';
const READY = `${NOTICE}[data-island-state="ready"]`;
const DISMISS = `${NOTICE} a`;
const isShown = (page: Page) => page.isVisible(NOTICE);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

inBothWays(() => {
  it.each(['/shop/', '/builder/shop/'])('is dismissed by the keyboard, for the whole visit: %s', async (path) => {
    const page = await withShop(path);
    await page.waitForSelector(READY);
    expect(await axe(page, NOTICE)).toEqual([]);
    await page.focus(DISMISS);
    await page.keyboard.press('Space');
    await page.waitForSelector(NOTICE, { state: 'hidden' });
    expect(await focused(page)).toBe('MAIN');
    expect(new URL(page.url()).hash).toBe('');
    const [cookie] = (await page.context().cookies()).filter(({ name }) => name.startsWith('store_notice'));
    expect(cookie).toMatchObject({ value: 'hidden', path: '/', expires: -1 });
    await page.goto('/cart/');
    await page.waitForSelector(READY, { state: 'attached' });
    expect(await isShown(page)).toBe(false);
  });

  it.each(['Enter', 'Space', 'click'])('leaves nothing to another script, by %s', async (act) => {
    const page = await withShop('/shop/');
    await page.waitForSelector(READY);
    await (act === 'click' ? page.click(DISMISS) : page.press(DISMISS, act));
    await page.waitForSelector(NOTICE, { state: 'hidden' });
    expect(await focused(page)).toBe('MAIN');
  });

  it('restores the focus, and never flashes up again', async () => {
    const page = await withShop('/shop/');
    // The notice is shown before its code is there, which remembers the focus.
    await page.waitForSelector(READY);
    await page.focus('.custom-logo-link, header a');
    await page.focus(DISMISS);
    await page.keyboard.press('Enter');
    await page.waitForSelector(NOTICE, { state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.closest('header') !== null)).toBe(true);
    await page.addInitScript((selector) => {
      const look = () => {
        const notice = document.querySelector<HTMLElement>(selector);
        if (notice && notice.style.display !== 'none') Reflect.set(globalThis, 'flashed', true);
      };
      new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
    }, NOTICE);
    await page.reload();
    await page.waitForSelector(READY, { state: 'attached' });
    expect(await page.evaluate(() => Reflect.get(globalThis, 'flashed'))).toBeUndefined();
  });

  it('follows a dismissal on a later page when the visitor returns', async () => {
    const page = await withShop('/shop/');
    await page.waitForSelector(NOTICE);
    await page.goto('/cart/');
    await page.waitForSelector(READY);
    await page.click(DISMISS);
    await page.goBack();
    await page.waitForSelector(READY, { state: 'attached' });
    await page.waitForSelector(NOTICE, { state: 'hidden' });
  });
});
