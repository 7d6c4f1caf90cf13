import { expect, it } from 'vitest';
import { takeConsole, withShop } from '../../../../../e2e/support/browser.ts';
import { codeOf } from '../../../../../e2e/support/code-of.ts';
import { withoutCode } from '../../../../../e2e/support/without-code.ts';

it.each([
  ['/elements/reading-time/', '[data-island="reading-time"]'],
  ['/builder/elements/reading-time/', '.brxe-post-reading-time'],
])('shows the time of each text, in copies too: %s', async (path, selector) => {
  const page = await withShop(path);
  const texts = () => page.locator(selector).allTextContents();
  const printed = ['Reading time: 3 minutes', 'Reading time: 3 minutes'];
  await expect.poll(texts).toEqual(printed);
  await page.evaluate((root) => {
    const copy = document.querySelector(root)?.cloneNode(false);
    if (copy) document.querySelector('main')?.append(copy);
    const added = document.querySelector('main')?.lastElementChild;
    added?.removeAttribute('data-island-state');
    added?.scrollIntoView();
  }, selector);
  await expect.poll(async () => (await texts()).every((text) => /^Reading time: \d+ minutes$/.test(text))).toBe(true);
});

it('leaves the printed text when its code cannot be loaded', async () => {
  const page = await withShop('/elements/reading-time/', {
    prepare: (before) => withoutCode(before, codeOf('reading-time')),
  });
  const root = '[data-island="reading-time"]';
  await page.waitForSelector(`${root}[data-island-state="failed"]`, { state: 'attached' });
  expect(await page.locator(root).first().textContent()).toBe('Three minutes');
  expect(takeConsole(page).length).toBeGreaterThan(0);
});
