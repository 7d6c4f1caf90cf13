import { expect, it } from 'vitest';
import { takeConsole, withShop } from '../../../../e2e/support/browser.ts';

it('probe', async () => {
  const page = await withShop('/shop/');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  await page.click('[data-product_id="103"]');
  await page.waitForSelector('.added_to_cart', { timeout: 5000 }).catch((e) => console.log(String(e)));
  console.log(requests.join('\n'));
  console.log(
    await page
      .locator('[data-product_id="103"]')
      .first()
      .evaluate((e) => e.parentElement?.outerHTML),
  );
  console.log(
    await page
      .locator('.widget_shopping_cart')
      .last()
      .evaluate((e) => e.outerHTML.slice(0, 600)),
  );
  console.log(takeConsole(page));
  const b = await withShop('/builder/shop/');
  await b.waitForTimeout(1500);
  await b.click('[data-product_id="103"]');
  await b.waitForSelector('.cart-detail.active', { timeout: 5000 }).catch((e) => console.log(String(e)));
  console.log(
    await b
      .locator('.brxe-woocommerce-mini-cart')
      .first()
      .evaluate((e) => e.outerHTML.slice(0, 1500)),
  );
  console.log(takeConsole(b));
  expect(1).toBe(1);
});
