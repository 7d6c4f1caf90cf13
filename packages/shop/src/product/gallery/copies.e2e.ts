import { expect, it } from 'vitest';
import { withShop } from '../../../../../e2e/support/browser.ts';

it('comes to life in a copy of a running gallery, beside that one', async () => {
  const page = await withShop('/product/hedgerow-fly-mask/', { context: { reducedMotion: 'reduce' } });
  await page.waitForSelector('.woocommerce-product-gallery[data-island-state="ready"] ol button');
  await page.locator('.woocommerce-product-gallery').evaluate((root) => root.after(root.cloneNode(true)));
  const copy = page.locator('.woocommerce-product-gallery').nth(1);
  await copy.scrollIntoViewIfNeeded();
  await copy.and(page.locator('[data-island-state="ready"]')).waitFor();
  await copy.locator('ol button').nth(2).click();
  const shownIn = (root: number) =>
    page
      .locator('.woocommerce-product-gallery')
      .nth(root)
      .locator('.woocommerce-product-gallery__image')
      .evaluateAll((slides) => slides.findIndex((slide) => !slide.hasAttribute('inert')));
  await expect.poll(() => shownIn(1)).toBe(2);
  expect(await shownIn(0)).toBe(0);
  expect(await copy.locator('.flex-viewport, ol, .woocommerce-product-gallery__trigger').count()).toBe(3);
});
