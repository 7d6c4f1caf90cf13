import { expect, it } from 'vitest';
import { axe, takeConsole, withShop } from '../../../../../e2e/support/browser.ts';
import { codeOf } from '../../../../../e2e/support/code-of.ts';
import { withoutCode } from '../../../../../e2e/support/without-code.ts';

it.each([
  ['/elements/post-sharing/', '[data-island="post-sharing"]', 'Copy the link'],
  ['/builder/elements/post-sharing/', '.brxe-post-sharing', 'Copy link'],
])(
  'copies the link and shares it by the device, by keyboard, each its own, in copies too: %s',
  async (path, selector, copyName) => {
    const page = await withShop(path, {
      context: { permissions: ['clipboard-read', 'clipboard-write'] },
      prepare: (before) =>
        before.addInitScript(() => {
          const shared: unknown[] = [];
          Reflect.set(globalThis, 'shared', shared);
          Object.assign(navigator, { share: async (post: unknown) => void shared.push(post), canShare: () => true });
        }),
    });
    const roots = page.locator(selector);
    const copy = roots.nth(1).getByRole('button', { name: copyName });
    await copy.focus();
    await page.keyboard.press('Enter');
    await roots.nth(1).getByRole('button', { name: 'Link copied' }).waitFor();
    await expect.poll(() => page.getByRole('status').allTextContents()).toContain('Link copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('https://shop.test/oats/');
    expect(await axe(page, 'main')).toEqual([]);
    await copy.waitFor();
    await roots
      .nth(0)
      .getByRole('button', { name: /^Share/ })
      .click();
    expect(await page.evaluate('shared')).toEqual([{ url: 'https://shop.test/hay-or-straw/', title: 'Hay or straw?' }]);
    const before = await roots.nth(0).getByRole('button').count();
    await roots.nth(0).evaluate((element) => element.after(element.cloneNode(true)));
    await page.locator(`${selector}[data-island-state="ready"]`).nth(2).waitFor();
    expect([await roots.nth(1).getByRole('button').count(), before]).toEqual([2, 2]);
    await roots.nth(1).getByRole('button', { name: copyName }).click();
    await roots.nth(1).getByRole('button', { name: 'Link copied' }).waitFor();
    expect(await roots.nth(0).getByRole('button', { name: 'Link copied' }).count()).toBe(0);
  },
);

it('leaves the links without JavaScript, and without its code', async () => {
  const page = await withShop('/elements/post-sharing/', { context: { javaScriptEnabled: false } });
  expect(await page.locator('[data-island="post-sharing"] > :visible').count()).toBe(2);
  const failed = await withShop('/elements/post-sharing/', {
    prepare: (before) => withoutCode(before, codeOf('post-sharing')),
  });
  await failed.waitForSelector('[data-island="post-sharing"][data-island-state="failed"]');
  expect(await failed.locator('[data-island="post-sharing"] > :visible').count()).toBe(2);
  expect(takeConsole(failed).length).toBeGreaterThan(0);
});
