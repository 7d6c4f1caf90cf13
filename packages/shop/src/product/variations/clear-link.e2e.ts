import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { withShop } from '../../../../../e2e/support/browser.ts';

const MASK = '/builder/product/hedgerow-fly-mask/?swatches=none';
const READY = '.variations_form[data-island-state="ready"] .single_add_to_cart_button.disabled';

it.each([
  ['by mouse', (page: Page) => page.click('.reset_variations')],
  ['by keyboard', (page: Page) => page.focus('.reset_variations').then(() => page.keyboard.press('Enter'))],
])('clears the choice in the builder’s theme, whose style sheet hides the link: %s', async (_, clear) => {
  const page = await withShop(MASK);
  await page.waitForSelector(READY);
  const display = () => page.locator('.reset_variations').evaluate((link) => getComputedStyle(link).display);
  expect(await display()).toBe('none');
  await page.selectOption('#pa_colour', 'bay');
  expect([await display(), await page.isVisible('.reset_variations')]).toEqual(['block', true]);
  await clear(page);
  expect(await page.inputValue('#pa_colour')).toBe('');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('pa_colour');
  expect(await display()).toBe('none');
});

it('shows the link in the builder’s theme also where the page opens with a choice', async () => {
  const page = await withShop(`${MASK}&attribute_pa_colour=bay&attribute_size=Pony`);
  await page.waitForSelector('.woocommerce-variation-add-to-cart-enabled');
  await page.waitForSelector('.reset_variations', { state: 'visible' });
  await page.click('.reset_variations');
  expect(await page.inputValue('#size')).toBe('');
});

it.each(['jquery', 'shop'])('clears alike when a script clicks the link through jQuery: legacy=%s', async (legacy) => {
  const page = await withShop(`${MASK}&legacy=${legacy}`);
  await page.waitForSelector(READY);
  const address = page.url();
  const clear = async (act: string) => {
    await page.selectOption('#pa_colour', 'bay');
    const resets = await page.evaluate<number>(`{
      let count = 0;
      const add = () => (count += 1);
      jQuery('.variations_form').on('reset_data', add);
      ${act};
      jQuery('.variations_form').off('reset_data', add);
      count;
    }`);
    return [await page.inputValue('#pa_colour'), resets];
  };
  const byVisitor = await clear(`document.querySelector('.reset_variations').click()`);
  expect(byVisitor[0]).toBe('');
  expect(await clear(`jQuery('.reset_variations').trigger('click')`)).toEqual(byVisitor);
  await page.waitForSelector('.reset_variations', { state: 'hidden' });
  expect(page.url()).toBe(address);
});
