import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { inBothWays } from '../../../../../e2e/support/both-ways.ts';
import { withShop } from '../../../../../e2e/support/browser.ts';

const items = (page: Page, id: string) => page.locator(`.brxe-${id}:not(.brx-popup)`);
const words = (page: Page, id: string) => items(page, id).allTextContents();

/** Waits until all islands and legacy scripts of the page are up. */
const up = (page: Page) =>
  page.waitForFunction(
    () =>
      !document.querySelector(
        '[data-island-state]:is([data-query-element-id], [data-interactions]):not([data-island-state="ready"])',
      ),
  );

/** Records the requested pages of loops from the start; each request has to name its results. */
function watchPages(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('load_query_page')) return;
    const { queryElementId, page: number, queryVars } = request.postDataJSON();
    asked.push(`${queryElementId} ${number}${queryVars?.length > 2 ? '' : ' of anything'}`);
  });
  return asked;
}

async function open(path: string): Promise<{ page: Page; asked: readonly string[] }> {
  let asked: string[] = [];
  const page = await withShop(path, {
    prepare: (fresh) => {
      asked = watchPages(fresh);
    },
  });
  await up(page);
  return { page, asked };
}

inBothWays(() => {
  describe('loops of the builder', () => {
    it.each(['loopli', 'loopos'])('%s loads more at its button, each page once', async (id) => {
      const { page, asked } = await open('/builder/elements/query-loops/');
      const before = await words(page, id);
      const button = page.locator(`[data-interactions*='"${id}"']`);
      await button.click({ clickCount: 2 });
      await expect.poll(() => items(page, id).count()).toBeGreaterThan(before.length);
      await page.waitForFunction(() => !document.querySelector('.is-loading, [aria-busy="true"]'));
      const after = await words(page, id);
      expect(after.slice(0, before.length)).toEqual(before);
      expect(new Set(after).size).toBe(after.length);
      expect(asked).toEqual([`${id} 2`]);
    });

    it.each([
      ['jouaaa', '/builder/journal/?delay=0'],
      ['loopos', '/builder/elements/query-loops/?infinite=on&delay=0'],
    ])('%s load by scrolling, each page once', async (id, path) => {
      const { page, asked } = await open(path);
      const before = await items(page, id).count();
      await items(page, id).last().scrollIntoViewIfNeeded();
      await expect.poll(() => items(page, id).count()).toBeGreaterThan(before);
      await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
      const shown = await words(page, id);
      expect(new Set(shown).size).toBe(shown.length);
      const own = asked.filter((entry) => entry.startsWith(id));
      expect(own).toEqual(own.map((_, index) => `${id} ${index + 2}`));
    });

    it('turn pages in place, each once, with the address', async () => {
      const { page, asked } = await open('/builder/elements/pagination/');
      await page.evaluate(() => Object.assign(window, { stayed: true }));
      const first = await words(page, 'pagaaa');
      for (const number of [2, 3]) {
        await page
          .locator('#brxe-pagend a', { hasText: String(number) })
          .first()
          .click();
        await page.waitForURL(new RegExp(`/page/${number}/`));
        const next = await words(page, 'pagaaa');
        expect([next.length, next.some((item) => first.includes(item))]).toEqual([first.length, false]);
        expect(await page.textContent('#brxe-pagend [aria-current]')).toBe(String(number));
      }
      expect(asked).toEqual(['pagaaa 2', 'pagaaa 3']);
      expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
    });
  });
});
