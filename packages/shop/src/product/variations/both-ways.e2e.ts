import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { watchCalls } from '../../../../../e2e/shop/support/watch-calls.ts';
import { inBothWays } from '../../../../../e2e/support/both-ways.ts';
import { withShop } from '../../../../../e2e/support/browser.ts';
import { codeOf } from '../../../../../e2e/support/code-of.ts';

const MASK = '/product/hedgerow-fly-mask/?swatches=none&gallery=none';
const READY = '.variations_form[data-island-state="ready"] .single_add_to_cart_button.disabled';
const BUTTON = '.single_add_to_cart_button';

const id = (page: Page) => page.inputValue('input.variation_id');
const price = (page: Page) => page.locator('.single_variation .woocommerce-variation-price');
const sizes = (page: Page) => page.locator('#size option').allTextContents();
const listen = (page: Page) =>
  page.evaluate(() => {
    const events: string[] = [];
    const note = ({ type }: Event, variation?: { variation_id: number }) =>
      events.push(`${type} ${variation?.variation_id ?? ''}`.trim());
    const jQuery: unknown = Reflect.get(globalThis, 'jQuery');
    if (typeof jQuery === 'function') jQuery('.variations_form').on('found_variation show_variation', note);
    Reflect.set(globalThis, 'events', events);
  });

/** A page on which one of our scripts is held back until `letGo()`. */
async function openWithout(script: RegExp, path: string): Promise<{ page: Page; letGo: () => void }> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const page = await withShop(path, {
    prepare: (fresh) => fresh.route(script, (route) => held.then(() => route.continue())),
  });
  return { page, letGo };
}

/** Chooses, presses too early, finds, and clears. */
async function choose(page: Page): Promise<void> {
  await page.click(BUTTON, { force: true });
  await page.waitForSelector('.stirrup-message');
  await page.selectOption('#pa_colour', 'grey');
  expect(await sizes(page)).toEqual(['Choose an option', 'Pony', 'Cob']);
  await page.selectOption('#pa_colour', 'bay');
  await page.selectOption('#size', 'Full');
  expect(await id(page)).toBe('20503');
  expect(await price(page).textContent()).toContain('21.95');
  expect(await page.textContent('.single_variation .stock')).toContain('2 in stock');
  expect(await page.getAttribute('input[name="quantity"]', 'max')).toBe('2');
  await page.click('.reset_variations');
  expect([await page.inputValue('#pa_colour'), await page.inputValue('#size'), await id(page)]).toEqual(['', '', '']);
  await price(page).waitFor({ state: 'hidden' });
  await page.waitForSelector('.reset_variations', { state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('pa_colour');
}

inBothWays(() => {
  describe('a product with options', () => {
    it('is chosen, cleared, chosen and added on the classic shop', async () => {
      const page = await withShop(MASK);
      await page.waitForSelector(READY);
      await choose(page);
      await listen(page);
      await page.selectOption('#pa_colour', 'bay');
      await page.selectOption('#size', 'Pony');
      await page.waitForSelector('.woocommerce-variation-add-to-cart-enabled');
      // Longer than the legacy script's delay before it shows the result.
      const events: unknown = await page.evaluate(
        () => new Promise((resolve) => setTimeout(() => resolve(Reflect.get(globalThis, 'events')), 400)),
      );
      expect([[], ['found_variation 20501', 'show_variation 20501']]).toContainEqual(events);
      await page.click(BUTTON);
      await page.waitForSelector('.woocommerce-message');
      expect(await page.textContent('.woocommerce-message')).toContain('Hedgerow Fly Mask');
      await expect.poll(() => page.textContent('.cart-contents')).toContain('1 item');
    });

    it('is chosen, cleared, chosen and added in the background on the builder’s shop', async () => {
      const page = await withShop(`/builder${MASK}`);
      await page.waitForSelector(READY);
      await choose(page);
      const calls = watchCalls(page);
      await page.selectOption('#pa_colour', 'bay');
      await page.selectOption('#size', 'Pony');
      await page.click(BUTTON);
      await page.waitForSelector(`${BUTTON}.bricks-cart-added`);
      const adds = calls.filter(({ endpoint }) => endpoint === 'bricks_add_to_cart');
      expect(adds.map(({ body }) => new URLSearchParams(body).get('variation_id'))).toEqual(['20501']);
    });

    it('is requested once on a page without its variations', async () => {
      const page = await withShop(`${MASK}&data=request`);
      await page.waitForSelector(READY);
      const calls = watchCalls(page);
      await page.selectOption('#pa_colour', 'bay');
      await page.selectOption('#size', 'Pony');
      await price(page).waitFor();
      expect(await id(page)).toBe('20501');
      expect(calls.filter(({ endpoint }) => endpoint === 'get_variation')).toHaveLength(1);
    });

    it('has all its options where we come late, and the legacy script has taken some out already', async () => {
      const { page, letGo } = await openWithout(
        codeOf('variations'),
        `${MASK}&attribute_pa_colour=grey&attribute_size=Pony`,
      );
      const isBeside = await page.evaluate(() => document.querySelector('#wc-add-to-cart-variation-js') !== null);
      if (isBeside) await page.waitForSelector('.woocommerce-variation-add-to-cart-enabled');
      letGo();
      await page.waitForSelector(
        '.variations_form[data-island-state="ready"] .woocommerce-variation-add-to-cart-enabled',
      );
      await page.waitForFunction(async () => {
        const rows = await (globalThis.stirrup && 'inspect' in globalThis.stirrup ? globalThis.stirrup.inspect() : []);
        return rows.some(({ island, state }) => island === 'variations' && state === 'ready');
      });
      await expect.poll(() => sizes(page)).toEqual(['Choose an option', 'Pony', 'Cob']);
      expect(await id(page)).not.toBe('0');
      await page.click('.reset_variations');
      await expect.poll(() => sizes(page)).toEqual(['Choose an option', 'Pony', 'Cob', 'Full']);
      await page.selectOption('#pa_colour', 'bay');
      await page.selectOption('#size', 'Full');
      expect(await id(page)).toBe('20503');
    });
  });

  it('a click on the button before the form is up adds once, in the background', async () => {
    const { page, letGo } = await openWithout(codeOf('product-form'), '/builder/product/hazel-snaffle-bridle/');
    const calls = watchCalls(page);
    await page.click(BUTTON);
    letGo();
    await page.waitForSelector(`${BUTTON}.bricks-cart-added`);
    const adds = calls.filter(({ endpoint }) => endpoint === 'bricks_add_to_cart');
    expect(adds.map(({ body }) => body)).toEqual(['product_id=103&quantity=1&product_type=simple']);
  });
});
