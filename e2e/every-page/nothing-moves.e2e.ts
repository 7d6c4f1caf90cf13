import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { hasRecordings, recordedPage } from '../../fixtures/recordings.ts';
import { lastingPage, openPage, SITE, takeFailedRequests } from '../support/browser.ts';
import { describeShifts, shiftsOf, shiftsThrough, watchShifts, watchShopShifts } from '../support/layout-shifts.ts';
import { untilAtRest } from '../support/until-at-rest.ts';
import { demoPaths } from './paths.ts';
import { keepPlans, untilPlansAreDone } from './short-plans.ts';

/** The delay of each of our files, in ms: longer than the first paint takes. */
const DELAY = 100;

/** The cumulative layout shift that a page may have; search engines call five times as much good. */
const LIMIT = 0.02;

/** Pages of each kind, also in a wide window. */
const KINDS = [
  '/shop/',
  '/product/hazel-snaffle-bridle/',
  '/cart/',
  '/my-account/',
  '/builder/',
  '/builder/shop/',
  '/builder/product/paddock-saddle-pad/',
  '/builder/contact/',
  '/builder/elements/tabs/',
  '/builder/elements/popups/',
  '/plain/horses.html',
];

/** Pages of media have tests of their own, `media-pages.e2e.ts`. */
const MEDIA =
  /\/elements\/(?:masonry|grid-filter|lightbox|slider|carousel|video|background-video|audio|map|map-leaflet)\/$/;

/** Pages that are to move: lists that grow by scrolling. */
const MOVING: ReadonlySet<string> = new Set(['/journal/', '/builder/journal/']);

const ALL = (await demoPaths()).filter((path) => !MEDIA.test(path) && !MOVING.has(path));

const PHONE = { width: 390, height: 844 } as const;

const VISITS = [
  { device: 'phone', viewport: PHONE, paths: [...new Set([...KINDS, ...ALL])] },
  { device: 'desktop', viewport: { width: 1280, height: 800 }, paths: KINDS },
];

/** The page's cumulative layout shift when it is scrolled through, and what that starts has come. */
async function shiftAtRest(page: Page): Promise<number> {
  await untilAtRest(page);
  await shiftsThrough(page);
  // Islands that scrolling has started, and what they fetch and plan.
  await untilAtRest(page);
  await untilPlansAreDone(page);
  return shiftsOf(page);
}

/** Our files come late. */
const delayFiles = (page: Page) =>
  page.route('**/stirrup/**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, DELAY));
    // The page may have been left.
    await route.fallback().catch(() => undefined);
  });

describe.each(VISITS)('on a $device, with our files late', ({ viewport, paths }) => {
  let page: Page;
  beforeAll(async () => {
    page = await lastingPage({ baseURL: inject('shop'), viewport });
    await watchShopShifts(page, { isTagLate: true });
    await keepPlans(page);
    await delayFiles(page);
  });

  it.each(paths)('nothing moves at %s', async (path) => {
    await page.goto(path);
    const shift = await shiftAtRest(page);
    expect(shift, shift > LIMIT ? await describeShifts(page) : '').toBeLessThanOrEqual(LIMIT);
    takeFailedRequests(page);
  });
});

const CRITICAL = fileURLToPath(new URL('../../dist/browser/stirrup-critical.css', import.meta.url));
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"/>';

/**
 * Of the shop's stylesheets, which are not recorded: a notice that lies over the page. Recorded pages whose elements these
 * lay out, open and close tell nothing.
 */
const RECORDED_STYLES = '.demo_store { position: fixed }';

/** A recorded page with our tag and what our plugin prints in place of its scripts; its settings stay. */
const taggedPage = (name: string) =>
  recordedPage(name)
    .replaceAll(/<script\b(?![^>]*(?:json|-js-extra))[^>]*>[\s\S]*?<\/script>/g, '')
    .replace('<head>', () => `<head><style>${readFileSync(CRITICAL, 'utf8')}${RECORDED_STYLES}</style>`);

const RECORDED = ['classic-product-variable', 'bricks-shop', 'bricks-product-variable'];

/** Recorded pages by device: on the desktop the shop's stylesheet lays out the filter by price of its list. */
const RECORDED_ON: Readonly<Record<string, readonly string[]>> = {
  phone: ['classic-shop', ...RECORDED],
  desktop: RECORDED,
};

describe.skipIf(!hasRecordings).each(VISITS)('on a $device, with our files late', ({ device, viewport }) => {
  it.each(RECORDED_ON[device] ?? [])('nothing moves of the recorded %s', async (name) => {
    const page = await openPage(taggedPage(name), {
      scripts: ['stirrup.js'],
      context: { viewport },
      prepare: async (before) => {
        await watchShifts(before);
        await keepPlans(before);
        await before.route(
          (url) => url.origin !== SITE,
          (route) =>
            route.fulfill(
              /uploads\//.test(route.request().url()) ? { body: PICTURE, contentType: 'image/svg+xml' } : { body: '' },
            ),
        );
        await delayFiles(before);
      },
    });
    await page.waitForSelector('[data-island-state="ready"]', { state: 'attached' });
    const shift = await shiftAtRest(page);
    expect(shift, shift > LIMIT ? await describeShifts(page) : '').toBeLessThanOrEqual(LIMIT);
    takeFailedRequests(page);
  });
});

it('finds a page that moves, also by a timer behind a late file, and what moved', async () => {
  const words = 'Pushed down by a box that comes late. '.repeat(60);
  const page = await openPage(`<h1>Careless</h1><p id="text">${words}</p><script>import('/stirrup/late.js')</script>`, {
    files: {
      '/stirrup/late.js': `setTimeout(() => {
        const box = Object.assign(document.createElement('div'), { innerHTML: '<br>'.repeat(20) });
        document.querySelector('#text').before(box);
      }, 250)`,
    },
    prepare: async (before) => {
      await watchShifts(before);
      await keepPlans(before);
      await delayFiles(before);
    },
  });
  expect(await shiftAtRest(page)).toBeGreaterThan(LIMIT);
  expect(await describeShifts(page)).toContain('p. ');
});
