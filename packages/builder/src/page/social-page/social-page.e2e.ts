import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axe, openPage, takeConsole, withShop } from '../../../../../e2e/support/browser.ts';
import { untilAtRest } from '../../../../../e2e/support/until-at-rest.ts';
import { builderSocialPage } from './fixture.ts';

const FACEBOOK = /connect\.facebook\.net/;
const entry = `
  import { start } from '@stirrup/runtime';
  import { socialPage } from '@stirrup/builder/social-page';
  start(socialPage);
`;
/** Facebook's script, drawn: a frame in each place. */
const SDK = `
  var asked = { inits: [], widths: [] };
  var FB = {
    init: (options) => asked.inits.push(options),
    XFBML: { parse: (around) => {
      for (const place of around.querySelectorAll('.fb-page')) {
        const frame = Object.assign(document.createElement('iframe'), { title: 'Page', srcdoc: 'Hay' });
        frame.width = place.dataset.width;
        place.replaceChildren(frame);
        asked.widths.push(place.dataset.width);
      }
    } },
  };
`;
const withFacebook = (requests: string[]) => (before: Page) =>
  before.route(FACEBOOK, (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: SDK });
  });

it.each([
  ['/elements/social-page/', '[data-island="social-page"]', 'de_AT', '1234'],
  ['/builder/elements/social-page/', '.brxe-facebook-page', 'en_GB', '5678'],
])(
  'asks Facebook for nothing before consent, by keyboard, then once, and in copies: %s',
  async (path, selector, locale, appId) => {
    const requests: string[] = [];
    const page = await withShop(path, { prepare: async (before) => void (await withFacebook(requests)(before)) });
    const button = page.getByRole('button', { name: 'Show content from Facebook here' });
    await button.waitFor();
    await page.locator(selector).evaluate((element) => element.after(element.cloneNode(true)));
    await page.locator(`${selector}[data-island-state="ready"]`).nth(1).waitFor();
    await expect.poll(() => button.count()).toBe(2);
    expect(await page.getByRole('link', { name: /on Facebook/ }).count()).toBe(2);
    expect(await axe(page, 'main')).toEqual([]);
    expect(requests).toEqual([]);
    await button.first().focus();
    await page.keyboard.press('Enter');
    await page.locator(`${selector} iframe`).nth(1).waitFor();
    expect(requests).toEqual([`https://connect.facebook.net/${locale}/sdk.js`]);
    expect(await button.count()).toBe(0);
    expect(await page.evaluate<object[]>('asked.inits')).toEqual([{ appId, version: 'v3.3', xfbml: false }]);
    expect(await page.evaluate((root) => document.activeElement?.matches(root), selector)).toBe(true);
  },
);

it('comes when a visitor comes near, and follows its width', async () => {
  const requests: string[] = [];
  const page = await openPage(`<div style="height:5000px">Hay</div>${builderSocialPage('near')}`, {
    entry,
    prepare: async (before) => void (await withFacebook(requests)(before)),
  });
  await page.waitForSelector('.brxe-facebook-page[data-island-state]', { state: 'attached' });
  await untilAtRest(page);
  expect(requests).toEqual([]);
  await page.locator('.brxe-facebook-page').scrollIntoViewIfNeeded();
  await page.locator('iframe').waitFor();
  expect(requests).toHaveLength(1);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.locator('.brxe-facebook-page').scrollIntoViewIfNeeded();
  await expect
    .poll(() => page.evaluate<string[]>('asked.widths').then((widths) => Number(widths.at(-1))))
    .toBeLessThan(321);
});

it.each([
  ['Facebook does not answer', FACEBOOK],
  ['its code never comes', /show-social-page-/],
])('keeps the link where %s', async (_, missing) => {
  const requests: string[] = [];
  const page = await withShop('/elements/social-page/', {
    prepare: async (before) => {
      await withFacebook([])(before);
      await before.route(missing, (route) => {
        requests.push(route.request().url());
        return route.abort();
      });
    },
  });
  await page.getByRole('button', { name: /^Show content/ }).click();
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  expect(await page.getByRole('link', { name: 'Our stable on Facebook' }).isVisible()).toBe(true);
  await expect.poll(() => page.locator('[data-island="social-page"]').getAttribute('style')).toBeNull();
  expect(takeConsole(page).length).toBeGreaterThan(0);
});
