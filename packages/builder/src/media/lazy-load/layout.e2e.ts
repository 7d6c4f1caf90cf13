import { expect, it } from 'vitest';
import { axe, openPage, SITE, takeConsole, withShop } from '../../../../../e2e/support/browser.ts';
import {
  describeShifts,
  shiftsOf,
  shiftsThrough,
  watchShifts,
  watchShopShifts,
} from '../../../../../e2e/support/layout-shifts.ts';
import { hasRecordings, recordedPage } from '../../../../../fixtures/recordings.ts';

const entry = `
  import { start } from '@stirrup/runtime';
  import { lazyLoad } from '@stirrup/builder/lazy-load';
  start(lazyLoad);
`;
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><rect width="300" height="300"/></svg>';
const HELD = '.bricks-lazy-hidden, [data-lazy]';

it.each(['/elements/lazy-load/', '/builder/elements/lazy-load/'])(
  'shows all kinds of media as one comes to them: %s',
  async (path) => {
    const asked: string[] = [];
    const page = await withShop(path, {
      prepare: async (before) => {
        before.on('request', (request) => asked.push(new URL(request.url()).pathname.split('/').at(-1) ?? ''));
        await watchShopShifts(before);
      },
    });
    await page.waitForSelector('[data-island-state="ready"]:visible');
    const media = page.locator('.element-example');
    expect(asked.filter((name) => /^(rug|boots|helmet|pad|halter|gloves|irons)-\d/.test(name))).toEqual([]);
    expect(await shiftsThrough(page)).toBe(0);
    await expect.poll(() => media.locator(HELD).count()).toBe(1);
    // The last one is inside a closed `<details>`.
    expect(await media.locator(HELD).getAttribute('alt')).toBe('Bucket');
    await page.click('.element-example summary');
    await expect.poll(() => media.locator(HELD).count()).toBe(0);
    // The browser chooses a picture's size; each loads in one size only.
    for (const name of ['rug', 'boots', 'helmet', 'pad', 'halter', 'gloves', 'irons', 'bucket']) {
      await expect.poll(() => asked.filter((one) => one.startsWith(`${name}-`)).length).toBe(1);
    }
    expect(await media.locator('img[alt="Rug"]').getAttribute('loading')).toBe('lazy');
    expect(await media.locator('img[alt="Saddle"]').getAttribute('fetchpriority')).toBe('high');
    expect(await media.locator('video').getAttribute('src')).toBe('/wp-content/uploads/stable.webm');
    expect(await media.locator('[aria-label="Gloves"]').getAttribute('data-style')).toContain('gloves');
    expect(await media.locator('[aria-label="Halter"]').getAttribute('data-style')).toBe(null);
    expect(await page.locator('[data-srcset], [data-sizes], [data-src], .wait').count()).toBe(0);
    expect(await axe(page, '.element-example')).toEqual([]);
  },
);

it.each([
  ['in a list, where themes make it a block', 'block'],
  ['in a line of text', 'inline'],
])('keeps the place and the alternative text of a picture that fails to load: %s', async (_, display) => {
  const lost = `<img data-lazy data-src="/lost.svg" src="data:," width="300" height="300" alt="lost" style="display: ${display}">`;
  const page = await openPage(`<div data-island="lazy-load">${lost}<p>Below</p></div>`, {
    entry,
    prepare: async (before) => {
      await watchShifts(before);
      await before.route(`${SITE}/lost.svg`, (route) => route.abort());
    },
  });
  await page.waitForSelector('[data-island-state="ready"]:visible');
  await page.waitForFunction(() => document.images[0]?.complete && document.images[0].naturalWidth === 0);
  const size = async () => {
    const box = await page.locator('img').boundingBox();
    return [box?.width, box?.height];
  };
  await expect.poll(size).toEqual([300, 300]);
  expect(await page.locator('img').getAttribute('alt')).toBe('lost');
  // An inline picture has no size for a moment, while the browser draws it.
  if (display === 'block') expect(await shiftsOf(page)).toBe(0);
  expect(takeConsole(page)).toHaveLength(1);
});

it.each([
  '/builder/shop/',
  '/builder/product/hedgerow-fly-mask/',
  '/builder/catalogue/',
  '/builder/elements/galleries/',
])('causes no layout shift: %s', async (path) => {
  const page = await withShop(path, { prepare: watchShopShifts });
  await page.waitForSelector('body[data-island-state="ready"]');
  // Shifts by islands that start during scrolling do not count.
  await page.evaluate(() => {
    const asleep = document.querySelectorAll('[data-island-state="claimed"]');
    for (const element of asleep) element.dispatchEvent(new Event('pointerenter'));
  });
  await page.waitForFunction(
    () => !document.querySelector('[data-island-state="claimed"], [data-island-state="loading"]'),
  );
  // A slider of thumbnails comes after its gallery, and changes the size of its thumbnails.
  const sliders = page.locator('.brx-thumbnail-slider-wrapper');
  for (const slider of await sliders.all()) await slider.locator('a[role="button"]').first().waitFor();
  const before = await shiftsOf(page);
  expect(before, await describeShifts(page)).toBeCloseTo(0, 3);
  const through = (await shiftsThrough(page)) - before;
  expect(through, await describeShifts(page)).toBeCloseTo(0, 3);
  expect(
    await page.locator(':is(.bricks-lazy-hidden, [data-lazy]):not([inert] *)').filter({ visible: true }).count(),
  ).toBe(0);
});

it.skipIf(!hasRecordings).each(['bricks-shop', 'bricks-lazy', 'bricks-gallery'])(
  'moves nothing of the recorded page %s',
  async (name) => {
    const recorded = recordedPage(name)
      .replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
      .replaceAll(/<link\b[^>]*>/g, '')
      .replaceAll('https://shop.test/', '/');
    const page = await openPage(recorded, {
      entry,
      prepare: async (before) => {
        await watchShifts(before);
        await before.route(/uploads\//, (route) => route.fulfill({ body: PICTURE, contentType: 'image/svg+xml' }));
        await before.route(/vimeo|youtube/, (route) => route.fulfill({ body: '', contentType: 'text/html' }));
      },
    });
    await page.waitForSelector('body[data-island-state="ready"]');
    expect(await shiftsThrough(page)).toBe(0);
    expect(await page.locator('img[src^="data:"]').filter({ visible: true }).count()).toBe(0);
  },
);
