import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axe, takeFailedRequests, withShop } from '../../../../../e2e/support/browser.ts';
import { codeOf } from '../../../../../e2e/support/code-of.ts';
import { withoutCode } from '../../../../../e2e/support/without-code.ts';

const BUILDER = '/builder/elements/products-filter/';
const FILTER = '.brxe-woocommerce-products-filter[data-island-state="ready"]';
const parameters = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

it('opens its filters and submits choices, by mouse and by keys', async () => {
  const page = await withShop(BUILDER);
  const filter = page.locator(FILTER).first();
  const title = filter.getByRole('button', { name: 'Colour' });
  await title.focus();
  expect(await filter.locator('.checkboxes').isVisible()).toBe(false);
  await page.keyboard.press('Enter');
  await expect.poll(() => title.getAttribute('aria-expanded')).toBe('true');
  expect(await filter.locator('.checkboxes').isVisible()).toBe(true);
  expect(await axe(page, '.element-example')).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.waitForURL('**/shop/?**');
  expect(new URL(page.url()).searchParams.getAll('b_colour[]')).toEqual(['bay', 'black']);
  await page.goBack();
  await page.locator(FILTER).first().locator('select').selectOption('rugs');
  await page.waitForURL('**/shop/?**');
  expect(parameters(page)).toEqual({ b_kind: 'rugs', paged: '1', orderby: 'price' });
});

it('submits in our own dialect, and by its button without JavaScript', async () => {
  const page = await withShop('/elements/products-filter/');
  await page.locator('[data-island="products-filter"][data-island-state="ready"] [type="radio"]').click();
  await page.waitForURL('**/shop/?**');
  expect(parameters(page)).toEqual({ kind: '', stock: 'instock' });
  const plain = await withShop(BUILDER, { context: { javaScriptEnabled: false } });
  await plain.locator('select').first().selectOption('girths');
  await plain.locator('form:has(select) button').first().click();
  expect(parameters(plain)).toEqual({ b_kind: 'girths', paged: '1', orderby: 'price' });
});

it('loads failed code again at the next choice', async () => {
  const page = await withShop(BUILDER, { prepare: (fresh) => withoutCode(fresh, codeOf('products-filter')) });
  const kinds = page.locator('.brxe-woocommerce-products-filter[data-island-state="failed"] select').first();
  await kinds.focus();
  await page.unroute(codeOf('products-filter'));
  await kinds.selectOption('rugs');
  await page.waitForURL('**/shop/?**');
  takeFailedRequests(page);
});
