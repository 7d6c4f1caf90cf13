import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axe, withShop } from '../../../../e2e/support/browser.ts';

const MASK = '.wvs-archive-product-wrapper:has([data-product_id="205"].wvs-archive-variations-wrapper)';
const BUTTON = `${MASK} .wvs-add-to-cart-button`;
const item = (value: string) => `${MASK} li[data-value="${value}"]`;

/** Opens the page that shows lists with swatches, and waits until the fly mask's know their variations. */
async function open(options: Parameters<typeof withShop>[1] = {}): Promise<Page> {
  const page = await withShop('/elements/swatches/', options);
  await page.locator(MASK).scrollIntoViewIfNeeded();
  await page.waitForSelector(
    `${MASK} .wvs-archive-variations-wrapper[data-island-state="ready"]:not([aria-busy]):has(.variable-items-wrapper[data-island-state="ready"])`,
  );
  await page.waitForSelector(`${BUTTON}:not(.wvs_ajax_add_to_cart)`);
  return page;
}

it('shows and adds what is chosen in a list, by touch', async () => {
  const page = await open({ context: { hasTouch: true, viewport: { width: 390, height: 800 } } });
  const printed = await page.getAttribute(`${MASK} img`, 'src');
  await page.tap(item('bay'));
  await page.tap(item('Full'));
  expect(await page.textContent(`${MASK} .price`)).toContain('21.95');
  expect(await page.getAttribute(`${MASK} img`, 'src')).not.toBe(printed);
  expect(await axe(page, MASK)).toEqual([]);
  await page.tap(BUTTON);
  await page.waitForSelector(`${BUTTON}.added:text-is("Added")`);
  await page.waitForSelector(`${BUTTON}:text-is("Add to cart")`);
  expect(await page.isVisible(`${MASK} .added_to_cart`)).toBe(true);
  expect(await page.textContent('[role="status"]')).not.toBe('');
});

it('chooses, clears and adds by keyboard', async () => {
  const page = await open();
  await page.focus(item('bay'));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.waitForSelector(`${BUTTON}.wvs_ajax_add_to_cart:text-is("Add to cart")`);
  await page.focus(`${MASK} .wvs_archive_reset_variations_link`);
  await page.keyboard.press('Enter');
  await page.waitForSelector(`${BUTTON}:not(.wvs_ajax_add_to_cart)`);
  expect(await page.locator(`${MASK} [aria-checked="true"]`).count()).toBe(0);
});
