import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe, takeConsole, withShop } from '../../../../../e2e/support/browser.ts';
import { ANIMATIONS } from './contract.ts';

const LOADER = '.brx-loading-animation';
const button = (id: string) => `[data-interactions*='"${id}"']`;
const loaderOf = (id: string) => `${LOADER}[data-ajax-loader-query-id="${id}"]`;

/** Delayed requests of the page. */
interface HeldCalls {
  readonly page: Page;
  /** Responds to the request of a loop, or lets it fail. */
  readonly answer: (id: string, status?: number) => Promise<void>;
}

async function openHeld(search: string, context = {}): Promise<HeldCalls> {
  const held = new Map<string, Route>();
  const page = await withShop(`/builder/elements/query-loops/${search}`, {
    context,
    prepare: (fresh) =>
      fresh.route(/load_query_page/, (route) => {
        held.set(route.request().postDataJSON().queryElementId, route);
      }),
  });
  await page.waitForFunction(
    () => !document.querySelector(':is(.brx-query-trail, [data-interactions]):not([data-island-state="ready"])'),
  );
  const answer = async (id: string, status = 200) => {
    await expect.poll(() => held.has(id)).toBe(true);
    await held.get(id)?.[status === 200 ? 'continue' : 'fulfill'](status === 200 ? {} : { status, body: '' });
    held.delete(id);
  };
  return { page, answer };
}

/** The place of a loader, its visible parts, and its accessible state. */
const findings = (page: Page, id: string, name: string) =>
  page.locator(loaderOf(id)).evaluate((loader, animation) => {
    const drawing = loader.querySelector(`:scope > .brx-loading-${animation}`);
    const { width, height } = drawing?.getBoundingClientRect() ?? { width: 0, height: 0 };
    const animations = loader.getAnimations({ subtree: true });
    return {
      isBehindItems: loader.previousElementSibling?.matches('li:not(.brx-query-trail)') === true,
      tag: loader.localName,
      parts: drawing?.childElementCount,
      isSeen: Math.min(width, height) > 8 && getComputedStyle(loader).visibility === 'visible',
      isMoving: animations.some(({ playState }) => playState === 'running'),
      isAnimated: animations.length > 0,
      isHidden: loader.getAttribute('aria-hidden') === 'true' && !loader.querySelector('a, button, [tabindex]'),
      isBusy: loader.parentElement?.getAttribute('aria-busy') === 'true',
    };
  }, name);

describe.each(Object.entries(ANIMATIONS))('%s', (name, parts) => {
  it.each(['no-preference', 'reduce'] as const)(
    'shows while results are awaited, motion: %s',
    async (reducedMotion) => {
      const { page, answer } = await openHeld(`?loader=${name}`, { reducedMotion });
      expect(await page.locator(LOADER).count()).toBe(0);
      await page.click(button('loopli'));
      await page.locator(loaderOf('loopli')).waitFor();
      expect(await findings(page, 'loopli', name)).toEqual({
        ...{ isBehindItems: true, tag: 'li', parts, isSeen: true, isAnimated: true, isHidden: true, isBusy: true },
        isMoving: reducedMotion === 'no-preference',
      });
      expect(await axe(page, 'ul.product-lines')).toEqual([]);
      await answer('loopli');
      await page.locator(LOADER).waitFor({ state: 'detached' });
      expect(await page.locator('ul.product-lines[aria-busy]').count()).toBe(0);
    },
  );
});

it('hides after a failure, and shows again during the retry', async () => {
  const { page, answer } = await openHeld('?loader=spinner');
  await page.click(button('loopli'));
  await page.locator(loaderOf('loopli')).waitFor();
  await answer('loopli', 500);
  await page.locator(LOADER).waitFor({ state: 'detached' });
  await page.locator('.stirrup-message button').click();
  await page.locator(loaderOf('loopli')).waitFor();
  await answer('loopli');
  await page.locator(LOADER).waitFor({ state: 'detached' });
  expect(takeConsole(page).join()).toContain('500');
});

it('shows separately for two waiting loops', async () => {
  const { page, answer } = await openHeld('?loader=spinner');
  await page.click(button('loopli'));
  await page.click(button('loopaa'));
  await page.locator(loaderOf('loopli')).waitFor();
  await page.locator(loaderOf('loopaa')).waitFor();
  expect(await page.locator(LOADER).count()).toBe(2);
  await answer('loopaa');
  await page.locator(loaderOf('loopaa')).waitFor({ state: 'detached' });
  expect(await page.locator(loaderOf('loopli')).count()).toBe(1);
  await answer('loopli');
  await page.locator(LOADER).waitFor({ state: 'detached' });
});
