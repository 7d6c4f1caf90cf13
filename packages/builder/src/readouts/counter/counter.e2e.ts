import { expect, it } from 'vitest';
import { withShop } from '../../../../../e2e/support/browser.ts';

it.each([
  ['/elements/counter/', '[data-island="counter"]', ['over 12.500 riders', '-12.5 °C']],
  ['/builder/elements/counter/', '.brxe-counter', ['over 12.500 riders', '0 left']],
])('counters end at their numbers: %s', async (path, selector, texts) => {
  const page = await withShop(path);
  await page.locator(selector).last().scrollIntoViewIfNeeded();
  const shown = async () => (await page.locator(selector).allTextContents()).map((text) => text.trim());
  await expect.poll(shown).toEqual(texts);
});
