import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { tryFaults } from '../../../../../e2e/shop/support/try-adding.ts';
import { axe, takeConsole, withShop } from '../../../../../e2e/support/browser.ts';

const MASK = '.wvs-archive-product-wrapper:has([data-product_id="205"].wvs-archive-variations-wrapper)';
const BUTTON = `${MASK} .wvs-add-to-cart-button`;
const item = (value: string) => `${MASK} li[data-value="${value}"]`;

/** Opens the page with lists of swatches, and waits until the fly mask's variations are known. */
async function open(options: Parameters<typeof withShop>[1] = {}, query = ''): Promise<Page> {
  const page = await withShop(`/elements/swatches/${query}`, options);
  await page.locator(MASK).scrollIntoViewIfNeeded();
  await page.waitForSelector(
    `${MASK} .wvs-archive-variations-wrapper[data-island-state="ready"]:not([aria-busy]):has(.variable-items-wrapper[data-island-state="ready"])`,
  );
  await page.waitForSelector(`${BUTTON}:not(.wvs_ajax_add_to_cart)`);
  return page;
}

it('shows and adds a choice in a list, by touch', async () => {
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
  await expect.poll(() => page.textContent('[role="status"]')).not.toBe('');
});

it('chooses and clears by keyboard, with the right text during the success feedback', async () => {
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

  await page.click(item('bay'));
  await page.click(item('Full'));
  await page.click(BUTTON);
  await page.waitForSelector(`${BUTTON}.added`);
  await page.click(`${MASK} .wvs_archive_reset_variations_link`);
  await page.waitForSelector(`${BUTTON}:text-is("Select options")`);
  expect(await page.locator(`${MASK} .added_to_cart`).count()).toBe(0);
  expect(await page.getAttribute(BUTTON, 'class')).not.toContain('added');
});

it('restores the product’s own picture, and no placeholder, on pages with lazy pictures', async () => {
  const page = await withShop(
    '/builder/shop/page/2/?swatches=pro&loop=swatches&stirrup=islands:loop-swatches,swatches',
  );
  await page.locator(MASK).scrollIntoViewIfNeeded();
  await page.waitForSelector(`${MASK} .wvs-archive-variations-wrapper[data-island-state="ready"]:not([aria-busy])`);
  await page.waitForSelector(`${MASK} .variable-items-wrapper[data-island-state="ready"]`);
  const source = () => page.getAttribute(`${MASK} img`, 'src');
  expect(await source()).toMatch(/^data:/);
  await page.click(item('bay'));
  await page.click(item('Full'));
  await page.waitForSelector(`${BUTTON}.wvs_ajax_add_to_cart`);
  await page.click(`${MASK} .wvs_archive_reset_variations_link`);
  await page.waitForSelector(`${BUTTON}:not(.wvs_ajax_add_to_cart)`);
  expect(await source()).toMatch(/hedgerow-fly-mask-300x300/);
});

describe('in catalog mode, by the pointer alone', () => {
  const CATALOG = 'enable_catalog_mode,catalog_mode_trigger:hover';
  const chosen = (value: string) => `${item(value)}[aria-checked="true"]`;
  const catalog = async (more = '', context = {}) => {
    const page = await withShop(`/elements/swatches/?wvs=${CATALOG}${more}`, { context });
    await page.locator(MASK).scrollIntoViewIfNeeded();
    await page.waitForSelector(
      `${MASK} .wvs-archive-variations-wrapper[data-island-state="ready"]:not([aria-busy]):has(.variable-items-wrapper[data-island-state="ready"])`,
    );
    return page;
  };

  it('shows the picture of the option under the mouse, and keeps it by a click', async () => {
    const page = await catalog(',clear_on_reselect');
    const printed = await page.getAttribute(`${MASK} img`, 'src');
    await page.hover(item('grey'));
    await page.waitForSelector(chosen('grey'));
    expect(await page.getAttribute(`${MASK} img`, 'src')).not.toBe(printed);
    await page.click(item('grey'));
    await page.waitForSelector(chosen('grey'));
  });

  it('leads to the product by a click, where options are linked', async () => {
    const page = await catalog(',linkable_attribute');
    await page.click(item('grey'));
    await page.waitForURL(/hedgerow-fly-mask\/\?attribute_pa_colour=grey/);
  });

  it('chooses by touch and by keys', async () => {
    const page = await catalog(',linkable_attribute', { hasTouch: true, viewport: { width: 390, height: 800 } });
    await page.tap(item('grey'));
    await page.waitForSelector(chosen('grey'));
    await page.keyboard.press('ArrowRight');
    await page.waitForSelector(`${MASK} li[aria-checked="true"]:not([data-value="grey"])`);
    expect(new URL(page.url()).pathname).toBe('/elements/swatches/');
  });
});

it('shows the picture of one attribute if the page is set up for it', async () => {
  const page = await open({}, '?wvs=enable_single_variation_preview_archive');
  const printed = await page.getAttribute(`${MASK} img`, 'src');
  await page.click(item('grey'));
  await page.waitForFunction(
    ([selector, before]) => document.querySelector(String(selector))?.getAttribute('src') !== before,
    [`${MASK} img`, printed],
  );
  expect(await page.textContent(BUTTON)).toBe('Select options');
});

it('adds once beside the plugin’s own script', async () => {
  const page = await open({}, '?legacy=swatches');
  const added: string[] = [];
  page.on('request', (request) => request.url().includes('woo_add_to_cart_variation') && added.push(request.url()));
  await page.click(item('bay'));
  await page.click(item('Full'));
  await page.click(BUTTON);
  await page.waitForSelector(`${BUTTON}.added`);
  expect(added).toHaveLength(1);
  expect(await page.evaluate(() => Reflect.get(window, 'legacySwatches'))).toMatchObject({ chosen: 0, added: 0 });
});

it('shows a message if it cannot add, and adds the next time', async () => {
  const page = await open();
  await page.click(item('bay'));
  await page.click(item('Full'));
  await page.waitForSelector(`${BUTTON}.wvs_ajax_add_to_cart`);
  await tryFaults(page, 'woo_add_to_cart_variation', BUTTON, `${BUTTON} + [role="alert"]`);
  await page.click(BUTTON);
  await page.waitForSelector(`${BUTTON}.added`);
  expect(await page.locator(`${MASK} [role="alert"]`).count()).toBe(0);
});

it('requests the list again after a failure', async () => {
  let isFirst = true;
  const page = await withShop('/elements/swatches/', {
    prepare: (fresh) =>
      fresh.route('**/archive-product/205*', (route) => {
        if (!isFirst) return route.continue();
        isFirst = false;
        return route.fulfill({ status: 500, body: '' });
      }),
  });
  await page.locator(MASK).scrollIntoViewIfNeeded();
  await expect.poll(() => isFirst).toBe(false);
  await page.waitForSelector(`${MASK} .wvs-archive-variations-wrapper:not([aria-busy])`);
  expect(await page.locator(`${MASK} [role="alert"]`).count()).toBe(0);
  await page.click(item('bay'));
  await page.waitForSelector(`${item('Pony')}:not(.disabled)`);
  await page.waitForSelector(`${MASK} .wvs-archive-variations-wrapper:not([aria-busy])`);
  expect(await page.locator(`${MASK} [role="alert"]`).count()).toBe(0);
  expect(takeConsole(page)).toHaveLength(1);
});
