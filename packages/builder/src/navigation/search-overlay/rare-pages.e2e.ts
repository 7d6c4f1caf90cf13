import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage, SITE } from '../../../../../e2e/support/browser.ts';
import { html } from '../../../../../fixtures/cms/markup/html.ts';
import { builderSearchOverlay, stirrupSearchOverlay } from './fixture.ts';

const TOGGLE = '.brxe-search > .toggle';
const OVERLAY = '.bricks-search-overlay';
const hasFocus = (page: Page, selector: string) =>
  page.waitForFunction((its) => document.activeElement?.matches(its), selector);
const entry = `
  import { start } from '@stirrup/runtime';
  import { searchOverlay } from '@stirrup/builder/search-overlay';
  start(searchOverlay);
`;
const STYLES = html`<style>
.bricks-search-overlay { position: fixed; inset: 0; visibility: hidden; opacity: 0; transition: all .4s; background: #fff }
.bricks-search-overlay.show { visibility: visible; opacity: 1 }
</style>`;

it('opens a search whose ids the page repeats, with the focus in its own field', async () => {
  const twice = html`${STYLES}${builderSearchOverlay({ id: 'twice' })}${builderSearchOverlay({ id: 'twice' })}`;
  const page = await openPage(String(twice), { entry });
  const second = page.locator('.brxe-search').nth(1);
  await second.locator('.toggle').click();
  await expect.poll(() => second.locator('[type="search"]:focus').count()).toBe(1);
  await second.getByRole('dialog', { name: 'Search' }).getByRole('searchbox', { name: 'Search' }).waitFor();
  await page.keyboard.type('bit');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${SITE}/?s=bit`);
});

it('has the focus in its field within the click that opens it, and none of it left afterwards', async () => {
  const page = await openPage(String(html`${STYLES}${builderSearchOverlay({ id: 'find' })}`), { entry });
  const field = page.locator('#search-input-find');
  await page.hover(TOGGLE);
  await page.waitForSelector('.brxe-search[data-island-state="ready"]');
  const atOnce = await page.locator(TOGGLE).evaluate((toggle: HTMLElement) => {
    toggle.click();
    return document.activeElement?.id;
  });
  expect(atOnce).toBe('search-input-find');
  await page.waitForTimeout(100);
  await hasFocus(page, '#search-input-find');
  await page.keyboard.press('Escape');
  expect(await field.getAttribute('style')).toBeNull();
  await page.waitForSelector('#search-input-find', { state: 'hidden' });
});

it('does not move if the visitor prefers reduced motion, although the theme does not know that', async () => {
  const markup = String(html`${STYLES}${builderSearchOverlay({ id: 'find' })}`);
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const page = await openPage(markup, { entry, context: { reducedMotion } });
    await page.evaluate('moves = 0; document.addEventListener("transitionrun", () => { moves += 1; })');
    await page.click(TOGGLE);
    await hasFocus(page, '#search-input-find');
    await page.waitForSelector(OVERLAY, { state: 'visible' });
    await page.keyboard.press('Escape');
    await page.waitForSelector(OVERLAY, { state: 'hidden' });
    expect([reducedMotion, await page.evaluate('moves > 0')]).toEqual([
      reducedMotion,
      reducedMotion === 'no-preference',
    ]);
  }
});

it('acts ahead of the builder’s script: one click opens once, and closing does not focus the field', async () => {
  const peer = `for (const toggle of document.querySelectorAll('.brxe-search > .toggle')) {
    toggle.addEventListener('click', () => {
      toggle.nextElementSibling.classList.toggle('show');
      setTimeout(() => toggle.parentElement.querySelector('input').focus(), 200);
    });
  }`;
  const markup = html`${STYLES}${builderSearchOverlay({ id: 'find' })}`;
  const page = await openPage(`${markup}<script id="bricks-scripts-js">${peer}</script>`, { entry });
  await page.click(TOGGLE);
  await hasFocus(page, '#search-input-find');
  await page.waitForSelector(OVERLAY, { state: 'visible' });
  await page.evaluate((its) => document.querySelector<HTMLElement>(its)?.click(), TOGGLE);
  await page.waitForSelector(OVERLAY, { state: 'hidden' });
  await page.waitForTimeout(300);
  await hasFocus(page, TOGGLE);
});

it('focuses the first control where it has no field', async () => {
  const content = html`<p>Closed for the winter. <a href="/shop/">All of the shop</a></p>`;
  const page = await openPage(String(stirrupSearchOverlay({ id: 'none', content })), { entry });
  await page.click('[data-part="toggle"]');
  await hasFocus(page, '[data-part="overlay"] a');
  await page.keyboard.press('Escape');
  await hasFocus(page, '[data-part="toggle"]');
});
