import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axe, takeConsole, withShop } from '../../../../../e2e/support/browser.ts';
import { codeOf } from '../../../../../e2e/support/code-of.ts';
import { withoutCode } from '../../../../../e2e/support/without-code.ts';

const PATHS = [
  ['/elements/typed-text/', '[data-island="typed-text"]', '[data-part="typed"]'],
  ['/builder/elements/typed-text/', '.brxe-animated-typing', '.typed'],
] as const;

/** Counts the changes of typed texts from now on. */
const countChanges = (page: Page, selector: string) =>
  page.evaluate((typed) => {
    const counter = { changes: 0 };
    Reflect.set(globalThis, 'counter', counter);
    const observer = new MutationObserver((records) => {
      counter.changes += records.length;
    });
    for (const one of document.querySelectorAll(typed))
      observer.observe(one, { subtree: true, childList: true, characterData: true });
  }, selector);
const changes = (page: Page) => page.evaluate<number>('counter.changes');

it.each(PATHS)(
  'types while it is seen, can be paused by keyboard, lives in copies: %s',
  async (path, selector, typed) => {
    const page = await withShop(path);
    const loop = page.locator(selector).first();
    const pause = loop.getByRole('button', { name: 'Pause the typed text' });
    await pause.waitFor();
    await expect.poll(() => loop.locator(typed).textContent()).toMatch(/^oat/);
    await expect.poll(() => page.locator(selector).nth(1).locator(typed).textContent()).toBe('saddles & bridles');
    expect(await page.locator(selector).nth(1).getByRole('button').count()).toBe(0);
    expect(await loop.ariaSnapshot()).toContain('We sell oats, oatmeal, hay here');
    await pause.focus();
    await page.keyboard.press('Enter');
    await loop.getByRole('button', { name: 'Play the typed text' }).waitFor();
    expect(await axe(page, 'main')).toEqual([]);
    await countChanges(page, typed);
    const before = await loop.locator(typed).textContent();
    await loop.evaluate((element) => element.after(element.cloneNode(true)));
    const copy = page.locator(selector).nth(1);
    await copy.getByRole('button', { name: 'Pause the typed text' }).waitFor();
    expect(await copy.getByRole('button').count()).toBe(1);
    await expect.poll(() => copy.locator(typed).textContent()).toMatch(/^oats$/);
    expect([await loop.locator(typed).textContent(), await changes(page)]).toEqual([before, 0]);
    await loop.getByRole('button').press('Space');
    await expect.poll(() => changes(page)).toBeGreaterThan(3);
  },
);

it('does nothing out of view, and shows the text under reduced motion', async () => {
  const page = await withShop('/elements/typed-text/');
  const loop = page.locator('[data-island="typed-text"]').first();
  await loop.getByRole('button', { name: 'Pause the typed text' }).waitFor();
  await loop.evaluate((element) => {
    element.style.marginBlockEnd = '4000px';
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  });
  // Counted from the next frames on, when the page knows that the text is out of view.
  await expect
    .poll(async () => {
      await countChanges(page, '[data-part="typed"]');
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
      return changes(page);
    })
    .toBe(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => loop.locator('[data-part="typed"]').textContent()).toBe('hay');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

it('shows the printed text without JavaScript, and without its code', async () => {
  const still = await withShop('/elements/typed-text/', { context: { javaScriptEnabled: false } });
  expect(await still.locator('[data-part="typed"]').first().textContent()).toBe('oats and hay');
  const failed = await withShop('/elements/typed-text/', {
    prepare: (before) => withoutCode(before, codeOf('typed-text')),
  });
  await failed.waitForSelector('[data-island="typed-text"][data-island-state="failed"]');
  expect(await failed.locator('[data-part="typed"]').first().textContent()).toBe('oats and hay');
  expect(takeConsole(failed).length).toBeGreaterThan(0);
});
