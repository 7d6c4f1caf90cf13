import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axe, openPage, takeFailedRequests } from '../../../../../e2e/support/browser.ts';
import { untilAtRest } from '../../../../../e2e/support/until-at-rest.ts';
import { waitForFrames } from '../../../../../e2e/support/wait-for-frames.ts';
import { withoutCode } from '../../../../../e2e/support/without-code.ts';
import { openRecorded } from '../../testing/open-recorded.ts';
import { builderLeaflet, stirrupLeaflet } from './fixture.ts';

const BUILDER = '/builder/elements/map-leaflet/';
const OWN = '/elements/map-leaflet/';
const MAP = '[data-stirrup-map].leaflet-container';
const MARKER = '.leaflet-marker-icon';
const POPUP = '.leaflet-popup';
const LIBRARY = /draw-map|leaflet\.css/;
const ENTRY = `
  import { start } from '@stirrup/runtime';
  import { mapLeaflet } from '@stirrup/builder/map-leaflet';
  start(mapLeaflet);
`;

const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.getAttribute('title'),
  );

it('shows the places on the builder’s element, by keyboard too, and is restored on removal', async () => {
  const { page } = await openRecorded(BUILDER);
  const root = page.locator('#brxe-leafle');
  await root.locator(MAP).waitFor();
  expect(await root.locator('.leaflet-tile-loaded').count()).toBeGreaterThan(0);
  expect(await page.evaluate(() => 'L' in globalThis && Reflect.get(globalThis, 'L') !== undefined)).toBe(false);
  expect(await root.locator('ul').isVisible()).toBe(false);
  const names = await root
    .locator(MARKER)
    .evaluateAll((markers) => markers.map((marker) => marker.getAttribute('title')));
  expect(names).toEqual(['Riding school Michaelerplatz 1, Vienna', 'The yard at the Prater']);
  expect(await axe(page, 'main')).toEqual([]);

  await root.locator(MARKER).first().focus();
  await page.keyboard.press('Space');
  await root.locator(POPUP).waitFor();
  expect(await focused(page)).toBe('Close');
  expect(await axe(page, 'main')).toEqual([]);
  await page.keyboard.press('Escape');
  await root.locator(POPUP).waitFor({ state: 'detached' });
  expect(await focused(page)).toMatch(/^Riding school/);
  await root.locator(MARKER).last().click();
  expect(await root.locator(`${POPUP} a[href="/shop/"]`).isVisible()).toBe(true);
  await root.locator(MARKER).first().click({ force: true });
  expect(await root.locator(POPUP).count()).toBe(1);

  const [before, after] = await root.evaluate(async (element) => {
    // Read before it is inserted, because it comes to life then.
    const printed = element.cloneNode(false);
    const empty = printed instanceof Element && printed.outerHTML;
    element.replaceWith(printed);
    await new Promise((done) => setTimeout(done));
    const state = element.outerHTML;
    printed.parentNode?.replaceChild(element, printed);
    return [empty, state];
  });
  expect(after.replace(/ style=""/, '')).toBe(String(before).replace(/ style="[^"]*"| data-island-state="\w+"/g, ''));
  await root.locator(MAP).waitFor();
});

it('offers layers, zooms by its controls, and fits all places where no centre is printed', async () => {
  const { page, asked } = await openRecorded(OWN);
  const root = page.locator('[data-island="map-leaflet"]').first();
  await root.locator(MAP).waitFor();
  expect(await root.locator(MAP).getAttribute('aria-label')).toBe('Our yards');
  /** Edges of elements, from the left and from the top. */
  const edges = (selector: string) =>
    root.locator(selector).evaluateAll((elements) =>
      elements.map((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return { left, right, top, bottom };
      }),
    );
  const [area = { left: 0, right: 0, top: 0, bottom: 0 }] = await edges(MAP);
  const markers = await edges(MARKER);
  expect(markers).toHaveLength(2);
  for (const { left, right, top, bottom } of markers) {
    expect([left > area.left, right < area.right, top > area.top, bottom < area.bottom]).toEqual(Array(4).fill(true));
  }
  await root.locator('.leaflet-control-layers-toggle').focus();
  await page.keyboard.press('Space');
  // Leaflet ignores the list until a timer after it has opened, and keys overtake timers on a busy machine.
  await page.evaluate(() => new Promise((later) => setTimeout(later)));
  await root.locator('.leaflet-control-layers-base input').nth(1).press('Space');
  await expect.poll(() => root.locator('.leaflet-tile-loaded').first().getAttribute('src')).toContain('%23e3d5b8');
  const distance = async () => {
    const [one, other] = await edges(MARKER);
    return Math.abs((one?.left ?? 0) - (other?.left ?? 0));
  };
  const before = await distance();
  await root.locator('.leaflet-control-zoom-in').focus();
  await page.keyboard.press('Space');
  await expect.poll(distance).toBeCloseTo(before * 2, -1);
  expect(await focused(page)).toBe('Zoom in');
  expect(asked(/tile\.openstreetmap|images\//)).toEqual([]);
});

it('fetches nothing of the map before a visitor comes near, where its author says so', async () => {
  const { page, asked } = await openRecorded(OWN, {
    prepare: (before) =>
      before.route(/\/elements\/map-leaflet\/$/, async (route) => {
        const page = await route.fetch();
        const html = (await page.text()).replace('data-map=', 'data-start="interaction" data-map=');
        await route.fulfill({ response: page, body: html });
      }),
  });
  await untilAtRest(page);
  expect(asked(LIBRARY)).toEqual([]);
  expect(await page.locator('[data-part="list"]').first().isVisible()).toBe(true);
  await page.hover('[data-island="map-leaflet"] li');
  await page.locator(MAP).first().waitFor();
});

it('asks OpenStreetMap for its tiles where none are printed, and credits it; a dead host leaves the list', async () => {
  const asked: string[] = [];
  const refused: string[] = [];
  const markup = `${builderLeaflet({ layers: [] })}${stirrupLeaflet({ 'data-layers': '[{"url":"https://dead.test/{z}.png"}]' })}`;
  const page = await openPage(`<style>.brxe-map-leaflet{height:300px}</style>${markup}`, {
    entry: ENTRY,
    prepare: async (before) => {
      await before.route(/tile\.openstreetmap\.org/, (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
      });
      before.on('requestfailed', (request) => refused.push(request.url()));
      await before.route(/dead\.test/, (route) => route.abort());
      await before.route(/leaflet\.css/, (route) => route.fulfill({ contentType: 'text/css', body: '' }));
    },
  });
  await page.locator(`#brxe-leafle ${MAP}`).waitFor({ state: 'visible' });
  expect(asked[0]).toMatch(/^https:\/\/tile\.openstreetmap\.org\/13\/\d+\/\d+\.png$/);
  expect(await page.getAttribute('.leaflet-control-attribution a[href*="copyright"]', 'href')).toBe(
    'https://www.openstreetmap.org/copyright',
  );
  await expect.poll(() => refused.join()).toContain('dead.test');
  await waitForFrames(page);
  expect(await page.locator('[data-part="list"]').isVisible()).toBe(true);
  expect(await page.locator(`[data-island="map-leaflet"] ${MAP}`).isVisible()).toBe(false);
  takeFailedRequests(page);
});

it('draws by the page’s own Leaflet, and fetches no other', async () => {
  const library = readFileSync(createRequire(import.meta.url).resolve('leaflet/dist/leaflet.js'), 'utf8');
  const spy = 'const { map } = L; L.map = (...all) => { globalThis.isDrawnByOwn = true; return map(...all); };';
  const asked: string[] = [];
  const page = await openPage(
    `<style>.brxe-map-leaflet{height:300px}</style><script>${library}</script><script>${spy}</script>${builderLeaflet()}`,
    {
      entry: ENTRY,
      prepare: async (before) => {
        before.on('request', (request) => asked.push(request.url()));
        await before.route(/leaflet\.css/, (route) => route.fulfill({ contentType: 'text/css', body: '' }));
      },
    },
  );
  await page.locator(`#brxe-leafle ${MAP}`).waitFor({ state: 'visible' });
  expect(await page.locator(`#brxe-leafle ${MARKER}`).count()).toBe(2);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'isDrawnByOwn'))).toBe(true);
  expect(asked.filter((address) => /leaflet-src/.test(address))).toEqual([]);
});

it.each([
  ['the code that draws it', /\/chunks\/draw-map-/, 'retry='],
  ['Leaflet', /\/chunks\/leaflet-src/, 'retry='],
  ['its stylesheet', /\/leaflet\.css/, '.css'],
])('keeps the list of its places if %s never comes', async (_, code, last) => {
  const refused: string[] = [];
  const { page } = await openRecorded(BUILDER, {
    prepare: async (before) => {
      before.on('requestfailed', (request) => refused.push(request.url()));
      await withoutCode(before, code);
    },
  });
  await expect.poll(() => refused.join()).toContain(last);
  await waitForFrames(page);
  expect(await page.locator(MAP).count()).toBe(0);
  await page.waitForSelector('#brxe-leafle[data-island-state="ready"]');
  expect(await page.locator('#brxe-leafle ul').isVisible()).toBe(true);
  expect(await page.locator('#brxe-leafle li').allInnerTexts()).toEqual([
    'Riding school\nMichaelerplatz 1, Vienna',
    'The yard at the Prater',
  ]);
  expect(await page.locator('#brxe-silent li').allInnerTexts()).toEqual(['48.2075, 16.3662']);
  takeFailedRequests(page);
});
