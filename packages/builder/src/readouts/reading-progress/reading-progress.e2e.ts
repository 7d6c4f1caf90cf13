import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe, withShop } from '../../../../../e2e/support/browser.ts';

const shown = (page: Page) =>
  page
    .getByRole('progressbar')
    .evaluateAll((bars) => bars.map((bar) => (bar instanceof HTMLProgressElement ? bar.value : -1)));
const names = (page: Page) =>
  page.getByRole('progressbar').evaluateAll((bars) => bars.map((bar) => bar.getAttribute('aria-label')));
const END = 1_000_000;
const scroll = (page: Page, to: number) => page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), to);

describe.each([
  ['/elements/reading-progress/', '[data-island="reading-progress"]'],
  ['/builder/elements/reading-progress/', '.brxe-post-reading-progress-bar'],
])('%s', (path, selector) => {
  it('follows the page and an article, with names, as the page grows, and in copies', async () => {
    const page = await withShop(path);
    await expect.poll(() => names(page)).toEqual(['Reading progress', 'Read of this story']);
    expect(await shown(page)).toEqual([0, 0]);
    await page.$eval('.progress-story', (story) =>
      scrollTo(0, scrollY + story.getBoundingClientRect().top + innerHeight / 2 - 3),
    );
    await expect.poll(async () => (await shown(page))[1]).toBe(50);
    await scroll(page, END);
    await expect.poll(() => shown(page)).toEqual([100, 100]);
    expect(await axe(page, 'main')).toEqual([]);
    await page.$eval('main', (main) => main.insertAdjacentHTML('beforeend', '<p style="block-size: 9000px"></p>'));
    await expect.poll(async () => (await shown(page))[0]).toBeLessThan(60);
    await page.evaluate((bar) => {
      const copy = document.querySelector(bar)?.cloneNode(true);
      if (copy) document.querySelector('main')?.prepend(copy);
      document.querySelector('main p[style*="9000px"]')?.remove();
    }, selector);
    await scroll(page, END);
    await expect.poll(() => shown(page)).toEqual([100, 100, 100]);
  });

  it('has its value on a page that is restored further down', async () => {
    const page = await withShop(path);
    await expect.poll(() => names(page)).toContain('Reading progress');
    await scroll(page, END);
    await page.reload();
    await page.waitForFunction(() => scrollY > 0);
    // The browser restores the position before the page has its last height.
    const share = () =>
      page.evaluate(() => Math.ceil((scrollY / (document.documentElement.scrollHeight - innerHeight)) * 100));
    await expect.poll(async () => Math.min(...(await shown(page)))).toBeGreaterThan(90);
    expect(await shown(page)).toEqual([await share(), 100]);
  });
});
