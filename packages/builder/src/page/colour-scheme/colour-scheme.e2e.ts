import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axe, openPage, takeConsole, withShop } from '../../../../../e2e/support/browser.ts';
import { codeOf } from '../../../../../e2e/support/code-of.ts';
import { SITE } from '../../../../../e2e/support/test-site.ts';
import { waitForFrames } from '../../../../../e2e/support/wait-for-frames.ts';
import { withoutCode } from '../../../../../e2e/support/without-code.ts';

const KEY = 'acss-color-scheme';
const TOGGLE = '[data-acss-color-scheme="toggle"][data-island-state="ready"]';
const OWN = '[data-island="colour-scheme"][data-island-state="ready"]';
const entry = `
  import { start } from '@stirrup/runtime';
  import { colourScheme } from '@stirrup/builder/colour-scheme';
  globalThis.changes = [];
  document.addEventListener('stirrup:colour-scheme', ({ detail }) => changes.push(detail));
  start(colourScheme);
`;
const acss = (mode: 'light' | 'dark', preference: boolean) =>
  `<script id="color-scheme-switcher-frontend-js-extra">var acss = {"color_mode":"${mode}","enable_client_color_preference":"${preference}"};</script>`;
const controls = `<button data-acss-color-scheme="toggle">Dark</button>
  <button data-acss-color-scheme="main">Usual</button><button data-acss-color-scheme="alt">Other</button>`;

/** The scheme, whether it is the alternative one, and the stored choice. */
const shown = (page: Page) =>
  page.evaluate((key) => {
    const { dataset, classList } = document.documentElement;
    return [dataset['colourScheme'], classList.contains('color-scheme--alt'), localStorage.getItem(key)];
  }, KEY);
const showing = (page: Page, scheme: string) => page.waitForSelector(`html[data-colour-scheme="${scheme}"]`);
const changes = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'changes'));
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

it.each([
  ['/elements/colour-scheme/', OWN],
  ['/builder/elements/colour-scheme/', TOGGLE],
])('switches, updates its state, and stores the choice for the next page: %s', async (path, toggle) => {
  const page = await withShop(path);
  const light = await background(page);
  const control = page.locator(toggle).first();
  expect(await control.getAttribute('aria-pressed')).toBe('false');
  await control.click();
  expect(await shown(page)).toEqual(['dark', true, 'dark']);
  expect(await control.getAttribute('aria-pressed')).toBe('true');
  expect(await background(page)).not.toBe(light);
  expect(await axe(page)).toEqual([]);
  await page.goto(new URL('/shop/', page.url()).href);
  expect(await shown(page)).toEqual(['dark', true, 'dark']);
  await page.locator(OWN).first().click();
  expect(await shown(page)).toEqual(['light', false, 'light']);
  expect(await axe(page, 'header')).toEqual([]);
});

it('works by keyboard, also if the control is a link, a box or plain text', async () => {
  const page = await withShop('/builder/elements/colour-scheme/?direction=rtl&csp=strict');
  await page.waitForSelector('a[role="button"][data-island-state="ready"]');
  for (const [selector, key, scheme] of [
    ['#brx-header [data-acss-color-scheme]', 'Enter', 'dark'],
    ['a[data-acss-color-scheme]', 'Enter', 'light'],
    ['a[data-acss-color-scheme]', 'Space', 'dark'],
    ['input[data-acss-color-scheme]', 'Space', 'light'],
    ['div[data-acss-color-scheme="alt"]', 'Space', 'dark'],
  ] as const) {
    await page.focus(selector);
    await page.keyboard.press(key);
    expect((await shown(page))[0]).toBe(scheme);
    expect(await page.evaluate((its) => document.activeElement?.matches(its), selector)).toBe(true);
  }
  expect(await page.isChecked('input[data-acss-color-scheme]')).toBe(true);
  expect(new URL(page.url()).hash).toBe('');
  expect(await page.getAttribute('.scheme-odd button', 'aria-label')).toBe('Dark colours');
  expect(await axe(page, 'main')).toEqual([]);
});

it('is followed by the other tabs of the site, until the choice is removed', async () => {
  const page = await withShop('/builder/shop/');
  const other = await page.context().newPage();
  await other.goto(new URL('/shop/', page.url()).href);
  await other.waitForSelector(OWN);
  await page.locator(TOGGLE).first().click();
  await showing(other, 'dark');
  expect(await other.getAttribute(OWN, 'aria-pressed')).toBe('true');
  await other.locator(OWN).first().click();
  await showing(page, 'light');
  await page.locator(TOGGLE).first().click();
  await other.evaluate(() => localStorage.clear());
  await showing(page, 'light');
});

it('follows the device live until the visitor chooses', async () => {
  const page = await openPage(`${acss('light', true)}${controls}`, { entry, context: { colorScheme: 'dark' } });
  await page.waitForSelector(TOGGLE);
  expect(await shown(page)).toEqual(['dark', true, null]);
  await page.emulateMedia({ colorScheme: 'light' });
  await showing(page, 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await showing(page, 'dark');
  await page.click('[data-acss-color-scheme="main"]');
  await page.emulateMedia({ colorScheme: 'light' });
  // The browser reports a change in its next frame.
  await waitForFrames(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await waitForFrames(page);
  expect(await shown(page)).toEqual(['light', false, 'light']);
  expect(await changes(page)).toEqual([
    { scheme: 'light', origin: 'device' },
    { scheme: 'dark', origin: 'device' },
    { scheme: 'light', origin: 'page' },
  ]);
});

it('marks the controls of the active scheme, from the beginning, and never a toggle', async () => {
  const page = await openPage(`${acss('dark', false)}${controls}`, { entry });
  await page.waitForSelector(TOGGLE);
  const active = () => page.locator('.active').evaluateAll((list) => list.map(({ textContent }) => textContent));
  expect([await shown(page), await active()]).toEqual([['dark', false, null], ['Usual']]);
  await page.click('[data-acss-color-scheme="alt"]');
  expect([await shown(page), await active()]).toEqual([['light', true, 'light'], ['Other']]);
});

it('works with blocked or full storage', async () => {
  const forbid = () => {
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('Forbidden', 'SecurityError');
      },
    });
  };
  const page = await openPage(controls, { entry, prepare: (before) => before.addInitScript(forbid) });
  await page.click('[data-acss-color-scheme="toggle"]');
  await showing(page, 'dark');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.click('[data-acss-color-scheme="toggle"]');
  await showing(page, 'light');

  const full = await openPage(controls, {
    entry,
    prepare: (before) =>
      before.addInitScript((key) => {
        localStorage.setItem(key, 'light');
        Storage.prototype.setItem = () => {
          throw new DOMException('Full', 'QuotaExceededError');
        };
      }, KEY),
  });
  await full.click('[data-acss-color-scheme="toggle"]');
  expect(await shown(full)).toEqual(['dark', true, null]);
});

it('acts alone beside the script that it replaces', async () => {
  const legacy = `<script id="color-scheme-switcher-frontend-js">
    addEventListener('DOMContentLoaded', () => document.querySelectorAll('[data-acss-color-scheme]').forEach((control) =>
      control.addEventListener('click', () => document.documentElement.classList.toggle('color-scheme--alt'))));
  </script>`;
  const page = await openPage(`${legacy}${controls}`, { entry });
  await page.locator(TOGGLE).click();
  expect(await shown(page)).toEqual(['dark', true, 'dark']);
});

it('starts controls that are added later, and applies the scheme without one', async () => {
  const page = await openPage(`${acss('light', false)}<div id="place"></div>`, {
    entry,
    prepare: (before) => before.addInitScript((key) => localStorage.setItem(key, 'dark'), KEY),
  });
  await showing(page, 'dark');
  await page.evaluate((html) => document.querySelector('#place')?.insertAdjacentHTML('beforeend', html), controls);
  await page.click(`${TOGGLE}[aria-pressed="true"]`);
  await showing(page, 'light');
});

it('leaves the page as it is when its code cannot be loaded', async () => {
  const page = await withShop('/builder/elements/colour-scheme/', {
    prepare: (before) => withoutCode(before, codeOf('colour-scheme')),
  });
  await page.waitForSelector('[data-acss-color-scheme][data-island-state="failed"]');
  expect(await page.locator('[data-acss-color-scheme][role]').count()).toBe(0);
  expect(takeConsole(page).length).toBeGreaterThan(0);
});

const docs = readFileSync(new URL('../../../../../docs/colour-scheme.md', import.meta.url), 'utf8');
const [, snippet = '', hash = ''] = /<script>([\s\S]+?)<\/script>[\s\S]+?'(sha256-[\w+/=]+)'/.exec(docs) ?? [];

it('does not flash: the documented script runs under its hash, before anything is painted', async () => {
  expect(`sha256-${createHash('sha256').update(snippet).digest('base64')}`).toBe(hash);
  const html = `<!doctype html><html lang="en"><head><title>Page</title><link rel="icon" href="data:,">
    <script type="application/json" data-stirrup-settings>{"acss":{"color_mode":"light"}}</script>
    <script>${snippet}</script></head><body><p>Text</p></body></html>`;
  const page = await openPage(html, {
    headers: { 'Content-Security-Policy': `default-src 'self' data:; script-src '${hash}'` },
    prepare: (before) =>
      before.addInitScript((key) => {
        localStorage.setItem(key, 'dark');
        new MutationObserver((_, observer) => {
          if (!document.body) return;
          Reflect.set(globalThis, 'atFirst', document.documentElement.className);
          observer.disconnect();
        }).observe(document, { childList: true, subtree: true });
      }, KEY),
  });
  expect(page.url()).toBe(`${SITE}/`);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'atFirst'))).toBe('color-scheme--alt');
});
