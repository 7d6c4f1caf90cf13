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

it.each(['jquery', 'all'])('clears when a script clicks the link through jQuery: legacy=%s', async (legacy) => {
  const page = await withShop(`${MASK}&legacy=${legacy}`);
  await page.waitForSelector(READY);
  await page.waitForFunction(() => Reflect.has(globalThis, 'jQuery'));
  await page.selectOption('#pa_colour', 'bay');
  const alerts = await page.evaluate(() => {
    const jQuery = Reflect.get(globalThis, 'jQuery');
    let cleared = 0;
    jQuery('.variations_form').on('reset_data', () => {
      cleared += 1;
    });
    jQuery('.reset_variations').trigger('click');
    return cleared;
  });
  expect([await page.inputValue('#pa_colour'), alerts]).toEqual(['', 1]);
  await page.waitForSelector('.reset_variations', { state: 'hidden' });
});
