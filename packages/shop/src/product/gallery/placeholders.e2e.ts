import { expect, it } from 'vitest';
import { withShop } from '../../../../../e2e/support/browser.ts';
import { codeOf } from '../../../../../e2e/support/code-of.ts';

const MASK = '/product/hedgerow-fly-mask/?swatches=none';
const phone = { viewport: { width: 390, height: 800 } };

it.each([
  [MASK, {}],
  [MASK, phone],
  [`/builder${MASK}`, {}],
  [`/builder${MASK}&direction=rtl`, phone],
  ['/elements/galleries/', {}],
])(
  'comes up in the place that is held for it, where its thumbnails can be clicked already: %s %o',
  async (path, context) => {
    const code: (() => Promise<void>)[] = [];
    let isHeld = true;
    const page = await withShop(path, {
      context,
      prepare: (opened) =>
        opened.route(codeOf('gallery'), async (route) => {
          if (isHeld) code.push(() => route.continue());
          else await route.continue();
        }),
    });
    const root = page.locator('.woocommerce-product-gallery, [data-island="gallery"]').first();
    const boxes = () =>
      root.evaluate((gallery) =>
        [gallery, ...gallery.querySelectorAll('ol, ol img')].map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return [x, y + scrollY, width, height].map(Math.round);
        }),
      );
    await page.waitForLoadState('load');
    const pictures = root.locator('ol[aria-hidden="true"] img');
    await pictures.nth(1).scrollIntoViewIfNeeded();
    const before = await boxes();
    expect(before.length).toBeGreaterThan(3);
    await pictures.nth(1).click();
    isHeld = false;
    await Promise.all(code.map((fetch) => fetch()));
    await root.locator('li:nth-child(2) > button[aria-current="true"]').waitFor();
    expect(await boxes()).toEqual(before);
  },
);
