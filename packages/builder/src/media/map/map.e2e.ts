import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axe, takeConsole, takeFailedRequests, withShop } from '../../../../../e2e/support/browser.ts';
import { builderPopup } from '../../overlays/popup/fixture.ts';
import { openDrawnMap } from '../../testing/open-drawn-map.ts';
import { builderConnector, builderMap, stirrupMap, templateContent } from './fixture.ts';

const BUILDER = '/builder/elements/map/';
const OWN = '/elements/map/';
const MARKER = '.brx-google-marker';
const BOX = '.infoBox';

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
const askedOf = (page: Page) =>
  page.evaluate<{ maps: Record<string, unknown>[]; geocoded: string[]; fitted?: unknown[] }>('askedOfGoogle');

it('shows markers with names and their info boxes, one at a time, by pointer and keyboard', async () => {
  const page = await withShop(BUILDER, { context: { reducedMotion: 'reduce' } });
  const root = page.locator('#brxe-google');
  await expect.poll(() => root.locator(MARKER).count()).toBe(2);
  const [school, yard] = await root.locator(MARKER).all();
  expect(await school?.getAttribute('aria-label')).toBe('Riding school');
  expect(await root.locator('ul').first().isVisible()).toBe(false);

  await school?.focus();
  await page.keyboard.press('Enter');
  await root.locator(BOX).waitFor();
  await expect.poll(() => focused(page)).toBe('Close');
  expect(await root.locator(`${BOX} .content li`).allTextContents()).toEqual([
    'Monday to Friday: 9 to 17',
    'Saturday: 10 to 14',
  ]);
  expect(await root.locator(`${BOX} .images.bricks-lightbox a`).getAttribute('data-pswp-width')).toBe('600');
  expect(await school?.getAttribute('aria-expanded')).toBe('true');
  expect(await axe(page, 'main')).toEqual([]);
  await page.keyboard.press('Escape');
  await root.locator(BOX).waitFor({ state: 'detached' });
  expect(await focused(page)).toBe('Riding school');

  await yard?.click();
  await expect.poll(() => root.locator(`${BOX} h3`).allTextContents()).toEqual(['The yard at the Prater']);
  await school?.evaluate((marker) => marker instanceof HTMLElement && marker.click());
  await expect.poll(() => root.locator(`${BOX} h3`).allTextContents()).toEqual(['Riding school']);
  await root.locator('.close-infobox').click();
  await root.locator(BOX).waitFor({ state: 'detached' });
  expect(await focused(page)).toBe('Riding school');

  // Places of a loop, one of which has an address only; then the loop shows other items.
  const synced = page.locator('#brxe-synced');
  await expect
    .poll(() => synced.locator(MARKER).evaluateAll((all) => all.map((one) => one.ariaLabel)))
    .toEqual(['Stable 1', 'Stable 2']);
  expect((await askedOf(page)).geocoded).toEqual(['Prater, Vienna']);
  // As an interaction in the second item does.
  const interact = (name: string) =>
    page.evaluate((action) => {
      const el = document.createElement('button');
      el.dataset['interactionLoopId'] = 'stable:1:post:41';
      Reflect.get(globalThis, 'bricksUtils').toggleMapInfoBox({ el, action });
    }, name);
  const second = synced.locator(MARKER).nth(1);
  const isActive = () => second.evaluate((marker) => marker.classList.contains('active'));
  for (const [action, isOpen] of [['openAddress', true] as const, ['closeAddress', false] as const]) {
    await interact(action);
    // Nothing opens for a place that has no words.
    expect([await isActive(), await second.getAttribute('aria-expanded')]).toEqual([isOpen, null]);
  }
  await page.evaluate(() => {
    for (const connector of document.querySelectorAll('.brxe-map-connector')) connector.remove();
    document.dispatchEvent(new CustomEvent('bricks/ajax/nodes_added', { detail: { queryId: 'stable' } }));
  });
  await synced.locator('.brx-map-no-results').waitFor();
  expect(await synced.locator('.brx-map-no-results').textContent()).toBe('No locations found');
  // Close places are one button.
  const groups = page.locator('#brxe-groups');
  await groups.locator('.brx-map-cluster').waitFor();
  expect(await groups.locator('.brx-map-cluster').getAttribute('aria-label')).toBe('2 places');
  await groups.locator('.brx-map-cluster').click();
  await groups.locator(MARKER).first().waitFor({ state: 'visible' });
  expect(await groups.locator(`${MARKER}:visible`).first().textContent()).toContain('Yard');
});

it('chooses by category, opens places by buttons, and takes a style by its name', async () => {
  const page = await withShop(OWN, { context: { reducedMotion: 'reduce' } });
  await expect.poll(() => page.locator(MARKER).count()).toBe(2);
  const asked = await askedOf(page);
  expect(asked.geocoded).toEqual(['Prater, Vienna']);
  expect(asked.maps[0]).toMatchObject({ zoom: 12, gestureHandling: 'greedy', mapTypeId: 'roadmap' });
  expect(JSON.stringify(asked.maps[0]?.['styles'])).toContain('#acbcc9');
  expect(asked.fitted).toHaveLength(2);
  await page.click('[data-category="school"][data-part="category"]');
  expect(await page.locator(`${MARKER}:visible`).count()).toBe(1);
  expect(await page.locator('[aria-pressed="true"]').textContent()).toBe('Schools');
  await page.click('[data-part="category"]:text("All")');
  await page.click('[data-part="opener"]');
  await page.locator(`${BOX} a[href="/shop/"]`).waitFor();
  expect(await page.getAttribute('[data-part="opener"]', 'aria-expanded')).toBe('true');
  await page.click('[data-part="opener"]');
  await page.locator(BOX).waitFor({ state: 'detached' });
});

it('shows the content of a popup template in the info box, and gives it back', async () => {
  const connector = { 'data-brx-infobox-template': '270', 'data-brx-latitude': '48.2', 'data-brx-longitude': '16.37' };
  const loop = { query: 'yards', index: 0, id: 'yards:0:post:40' };
  const popup = builderPopup({ id: 270, loop, content: templateContent('Yard', 'Open daily') });
  const map = builderMap({ addresses: [], mapMode: 'sync', syncQuery: 'yards' }, { more: { 'data-key': 'our-key' } });
  const rules = '<style>.brx-popup { position: fixed; inset: 0; display: flex } .hide { visibility: hidden }</style>';
  const { page } = await openDrawnMap([rules, map, builderConnector('yards', 0, connector), popup].join(''));
  await page.focus(MARKER);
  await page.keyboard.press('Enter');
  await page.locator(`${BOX} p:text("Open daily")`).waitFor();
  expect(await page.locator('.close-infobox, .no-scroll, [inert]').count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.closest('.infoBox') !== null)).toBe(true);
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator(BOX).waitFor({ state: 'detached' });
  expect([await focused(page), await page.locator('.brx-popup.hide p').count()]).toEqual(['Stable 1', 1]);
});

it('applies a chosen category to groups, and to places that come later', async () => {
  const connector = (category: string, index: number) =>
    builderConnector('stable', index, {
      // All but one are close together.
      'data-brx-latitude': index === 3 ? '48.3' : '48.2',
      'data-brx-longitude': '16.37',
      'data-brx-marker-data': JSON.stringify({ category }),
    });
  const map = stirrupMap({ mapMode: 'sync', syncQuery: 'stable', markerCluster: true }, { 'data-key': 'our-key' });
  const items = ['yard', 'school', 'yard', 'school', 'yard', 'school'].map(connector);
  const { page } = await openDrawnMap(`${map}<div id="loop">${items.slice(0, 4).join('')}</div>`);
  const root = page.locator('[data-island="map"]');
  const shown = async () => [
    ...(await root.locator('.brx-map-cluster').allTextContents()),
    ...(await root.locator(`${MARKER}:visible`).evaluateAll((all) => all.map((one) => one.ariaLabel))),
  ];
  await expect.poll(shown).toEqual(['3', 'Stable 4']);
  await page.click('[data-category="yard"][data-part="category"]');
  await expect.poll(shown).toEqual(['2']);
  await page.click('[data-category="school"][data-part="category"]');
  await expect.poll(shown).toEqual(['Stable 2', 'Stable 4']);
  await page.$eval(
    '#loop',
    (loop, html) => {
      loop.innerHTML += html;
      document.dispatchEvent(new CustomEvent('bricks/ajax/nodes_added', { detail: { queryId: 'stable' } }));
    },
    items.slice(4).join(''),
  );
  await expect.poll(shown).toEqual(['2', 'Stable 4']);
  await page.click('[data-part="category"]:text("All")');
  await expect.poll(shown).toEqual(['5', 'Stable 4']);
});

it('asks Google with the site’s key, once for two maps, and warns about addresses that it does not know', async () => {
  const nowhere = [{ id: 'a', address: 'Nowhere' }];
  const { page, asked } = await openDrawnMap(
    [
      builderMap({}, { more: { 'data-key': 'our-key' } }),
      builderMap({ addresses: nowhere }, { id: 'second', more: { 'data-key': 'our-key' } }),
    ].join(''),
  );
  await page.locator('#brxe-google .brx-google-marker').first().waitFor();
  await page.locator('#brxe-second .brx-map-no-results').waitFor();
  expect(asked).toHaveLength(1);
  expect(asked[0]?.searchParams.get('key')).toBe('our-key');
  expect(takeConsole(page).join()).toContain('Geocode error: ZERO_RESULTS');
});

it('asks nothing of Google without a key, nor before a visitor comes near where its author says so', async () => {
  const waiting = stirrupMap({}, { 'data-key': 'our-key', 'data-start': 'interaction' });
  const { page, asked } = await openDrawnMap(
    [
      builderMap(),
      builderMap({}, { id: 'later', more: { 'data-key': 'our-key', 'data-start': 'interaction' } }),
      waiting,
    ].join(''),
  );
  await page.waitForSelector('#brxe-google[data-island-state="ready"]');
  await expect
    .poll(() => page.locator('#brxe-later li').allInnerTexts())
    .toEqual(['Riding school\nMichaelerplatz 1, Vienna', 'The yard at the Prater\nPrater, Vienna']);
  expect(await page.locator('#brxe-google li').count()).toBe(2);
  expect(await page.locator('#own-school').isVisible()).toBe(true);
  expect(asked).toEqual([]);
  await page.hover('#brxe-later');
  await page.locator(`#brxe-later ${MARKER}`).first().waitFor();
  expect(asked).toHaveLength(1);
});

it('keeps the readable list where Google is dead', async () => {
  const { page, asked } = await openDrawnMap(builderMap({}, { more: { 'data-key': 'our-key' } }), 'dead');
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await page.waitForTimeout(300);
  expect(await page.locator('#brxe-google li').first().isVisible()).toBe(true);
  expect(await axe(page)).toEqual([]);
  takeFailedRequests(page);
});

it.each([
  ['that fetches Google', /\/fetch-google/],
  ['for addresses', /\/places-code/],
])('keeps the readable list where the code %s never comes', async (_, code) => {
  const addresses = [{ id: 'a', address: 'Prater, Vienna' }];
  const map = builderMap({ addresses }, { more: { 'data-key': 'our-key' } });
  const { page, missed } = await openDrawnMap(map, 'drawn', code);
  // It is asked for twice.
  await expect.poll(() => missed.length).toBe(2);
  await page.waitForTimeout(300);
  await expect.poll(() => page.locator('#brxe-google li').allInnerTexts()).toEqual(['Prater, Vienna']);
  expect(await page.locator('#brxe-google [role="group"]').count()).toBe(0);
  takeFailedRequests(page);
});

it('asks for no code for addresses where the options have coordinates', async () => {
  const map = builderMap({}, { more: { 'data-key': 'our-key' } });
  const { page, missed } = await openDrawnMap(map, 'drawn', /\/places-code/);
  await expect.poll(() => page.locator(MARKER).count()).toBe(2);
  expect(missed).toEqual([]);
});
