import { expect, test } from 'vitest';
import { axe, withShop } from '../../../../../e2e/support/browser.ts';

test.each(['/elements/off-canvas/', '/builder/elements/off-canvas/'])(
  'turns an attribute on and off with the keyboard, on %s',
  async (path) => {
    const page = await withShop(path);
    const toggle = page.getByRole('button', { name: 'Side by side' });
    const isIn = (state: boolean) =>
      page.waitForSelector(state ? '#saddles[data-view="row"]' : '#saddles:not([data-view])');
    await toggle.press('Enter');
    await isIn(true);
    expect(await toggle.getAttribute('aria-expanded')).toBe('true');
    expect(await axe(page)).toEqual([]);
    await toggle.press(' ');
    await isIn(false);
    expect(await toggle.getAttribute('aria-expanded')).toBe('false');
  },
);

test('says that its panel is open, whoever opened it, and closes it from within', async () => {
  const page = await withShop('/builder/elements/off-canvas/');
  await page.click('#brxe-besidet');
  await page.waitForSelector('#brxe-besidex[aria-expanded="true"]');
  // The page beside it stays within reach, and only its own toggles close the panel.
  await page.keyboard.press('Escape');
  await page.click('h1');
  expect(await page.getAttribute('#brxe-besidet', 'aria-expanded')).toBe('true');
  await page.click('#brxe-besidex');
  await page.waitForSelector('#brxe-beside', { state: 'hidden' });
  expect(await page.getAttribute('#brxe-besidet', 'aria-expanded')).toBe('false');
});
