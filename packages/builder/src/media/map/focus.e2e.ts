import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { takeConsole } from '../../../../../e2e/support/browser.ts';
import { openDrawnMap } from '../../testing/open-drawn-map.ts';
import { builderConnector, builderMap } from './fixture.ts';

const MARKER = '.brx-google-marker';
const GROUP = '.brx-map-cluster';
const BOX = '.infoBox';
const KEY = { more: { 'data-key': 'our-key' } };

/** The focused element of the page: its name, or its tag. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName);
/** Zooms in steps, as a wheel does. */
const setZoom = (page: Page, ...zooms: readonly number[]) =>
  page.evaluate((steps) => {
    const { map } = Reflect.get(globalThis, 'bricksData').googleMapInstances.google;
    for (const zoom of steps) map.setZoom(zoom);
  }, zooms);
const isWithin = async (page: Page, inner: string) => {
  const [its, around] = await Promise.all([inner, '.brxe-map'].map((one) => page.locator(one).boundingBox()));
  return its && around && its.y >= around.y && its.y + its.height <= around.y + around.height;
};

it('stays on markers and their groups, whichever of them shows', async () => {
  const places = [16.37, 16.371, 16.4, 16.8].map((longitude, index) => ({
    ...{ id: `p${index}`, latitude: 48.2, longitude, infoTitle: `Stable ${index + 1}` },
  }));
  const map = builderMap({ addresses: places, markerCluster: true }, KEY);
  const { page } = await openDrawnMap(`<script>bricksData = {}</script>${map}`);
  await page.locator(GROUP).first().waitFor();
  await setZoom(page, 17);
  await page.locator(`${MARKER} >> visible=true`).nth(3).waitFor();
  await page.focus(`${MARKER} >> nth=1`);
  expect(await focused(page)).toBe('Stable 2');
  await setZoom(page, 12, 8);
  await expect.poll(() => focused(page)).toBe('3 places');
  await setZoom(page, 5, 3);
  await expect.poll(() => focused(page)).toBe('4 places');
  // It opens in two presses.
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('3 places');
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('2 places');
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('Stable 1');
  // Its info box closes where the marker is in a group.
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('Close');
  await setZoom(page, 3);
  await page.locator(GROUP).waitFor();
  await page.keyboard.press('Escape');
  await page.locator(BOX).waitFor({ state: 'detached' });
  expect(await focused(page)).toBe('Map');
  // The page has no other data of the builder.
  for (const line of takeConsole(page)) expect(line).toMatch(/bricksData\.\w+ is missing/);
});

it('stays on a map whose loop shows others, whose addresses are asked for once', async () => {
  const item = (index: number) => builderConnector('stable', index, { 'data-brx-address': 'Prater, Vienna' });
  const map = builderMap({ addresses: [], mapMode: 'sync', syncQuery: 'stable' }, KEY);
  const { page } = await openDrawnMap(`${map}${item(0)}`);
  await page.focus(MARKER);
  await page.evaluate(() =>
    document.dispatchEvent(new CustomEvent('bricks/ajax/nodes_added', { detail: { queryId: 'stable' } })),
  );
  await page.locator(MARKER).waitFor();
  expect(await focused(page)).toBe('Map');
  expect(await page.evaluate('askedOfGoogle.geocoded')).toEqual(['Prater, Vienna']);
});

it.each([
  ['a tall', 600, 600],
  ['a growing', 20, 600],
  ['a low', 20, 60],
])('brings the whole of %s info box into view', async (_, height, later) => {
  const infoTitle = `<span style="display:block;height:${height}px">Stable</span>`;
  const places = [{ id: 'p', latitude: 48.2, longitude: 16.37, infoTitle }];
  const { page } = await openDrawnMap(builderMap({ addresses: places }, KEY));
  await page.focus(MARKER);
  await page.keyboard.press('Enter');
  await page.locator(BOX).waitFor();
  await expect.poll(() => isWithin(page, BOX)).toBe(true);
  await page.$eval(
    `${BOX} span`,
    (content, px) => content.setAttribute('style', `display:block;height:${px}px`),
    later,
  );
  for (const shown of [BOX, '.close-infobox', MARKER]) await expect.poll(() => isWithin(page, shown)).toBe(true);
});
