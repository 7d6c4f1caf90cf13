import { expect, it } from 'vitest';
import { openPage, takeFailedRequests, withShop } from '../../../../e2e/support/browser.ts';
import { describeShifts, shiftsThrough, watchShopShifts } from '../../../../e2e/support/layout-shifts.ts';
import { untilAtRest } from '../../../../e2e/support/until-at-rest.ts';
import { stirrupCarousel } from './carousel/fixture.ts';
import { stirrupMap } from './map/fixture.ts';
import { builderLeaflet } from './map-leaflet/fixture.ts';
import { stirrupSlider } from './slider/fixture.ts';

const ELEMENTS = [
  ...['masonry', 'grid-filter', 'lightbox', 'slider', 'carousel'],
  ...['video', 'background-video', 'audio', 'map', 'map-leaflet'],
];
/** Files of libraries, by the names of their packages; Google's come from Google. */
const LIBRARY = /splide|swiper|photoswipe|leaflet(?:-src)?\.|maps\.googleapis/;
/** Latency of each of our files, in ms. */
const SLOW = 100;

it.each(ELEMENTS.flatMap((name) => [`/elements/${name}/`, `/builder/elements/${name}/`]))(
  'moves nothing on a slow network, and is no wider than its window: %s',
  async (path) => {
    for (const width of [1280, 390]) {
      const page = await withShop(path, {
        context: { viewport: { width, height: 844 } },
        prepare: async (before) => {
          await watchShopShifts(before);
          await before.route(/\/stirrup\/(?:chunks|islands)\//, async (route) => {
            await new Promise((resolve) => setTimeout(resolve, SLOW));
            await route.continue();
          });
        },
      });
      await page.waitForSelector('[data-island-state="ready"]:visible');
      await shiftsThrough(page);
      // Libraries come after their elements, and may move what is in view then.
      await untilAtRest(page);
      expect(await shiftsThrough(page), `${width} px\n${await describeShifts(page)}`).toBeLessThan(0.02);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await page.context().close();
    }
  },
);

it.each(['/', '/shop/', '/builder/shop/', '/builder/product/hedgerow-fly-mask/', '/cart/'])(
  'fetches no library on a page without these elements: %s',
  async (path) => {
    const libraries: string[] = [];
    const page = await withShop(path, {
      prepare: (before) =>
        before.on('request', (request) => LIBRARY.test(request.url()) && libraries.push(request.url())),
    });
    await page.waitForSelector('[data-island-state="ready"]:visible');
    await shiftsThrough(page);
    await untilAtRest(page);
    expect(libraries).toEqual([]);
  },
);

it.each([
  ['slider', 'slider', stirrupSlider({ id: 'far' })],
  ['carousel', 'carousel', stirrupCarousel({ id: 'far' })],
  ['map', 'map', stirrupMap({}, { 'data-key': 'key' })],
  ['mapLeaflet', 'map-leaflet', builderLeaflet()],
])('fetches the library of an element below the fold when it comes near: %s', async (variable, name, markup) => {
  const libraries: string[] = [];
  const page = await openPage(`<div style="height: 5000px"></div>${markup}`, {
    entry: `
      import { start } from '@stirrup/runtime';
      import { ${variable} } from '@stirrup/builder/${name}';
      start(${variable});
    `,
    prepare: (before) => {
      before.on('request', (request) => LIBRARY.test(request.url()) && libraries.push(request.url()));
      return before.route(/maps\.googleapis|tile\./, (route) => route.abort());
    },
  });
  await page.locator('[data-island-state="claimed"]').waitFor({ state: 'attached' });
  await untilAtRest(page);
  expect(libraries).toEqual([]);
  await page.evaluate(() => scrollTo(0, 5000));
  await expect.poll(() => libraries.length).toBeGreaterThan(0);
  takeFailedRequests(page);
});
