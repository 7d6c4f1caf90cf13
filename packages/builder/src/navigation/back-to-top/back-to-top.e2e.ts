import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe, openPage, takeConsole, withShop } from '../../../../../e2e/support/browser.ts';
import { codeOf } from '../../../../../e2e/support/code-of.ts';
import { waitForFrames } from '../../../../../e2e/support/wait-for-frames.ts';
import { withoutCode } from '../../../../../e2e/support/without-code.ts';
import { type Html, html } from '../../../../../fixtures/cms/markup/html.ts';
import { arrow, builderBackToTop, stirrupBackToTop } from './fixture.ts';

const PATHS = ['/elements/back-to-top/', '/builder/elements/back-to-top/'];
const CONTROL = ':is(.brxe-back-to-top, [data-island="back-to-top"])';
const AFTER = `${CONTROL}[aria-label="To the top"]`;
const FOR_UP = `${CONTROL}:is(.up, [data-up])`;
const READY = '[data-island-state="ready"]';

const entry = `
  import { start } from '@stirrup/runtime';
  import { backToTop } from '@stirrup/builder/back-to-top';
  start(backToTop);
`;

/** The builder's styles of the control. */
const STYLES = html`<style>
  body { margin: 0 } section { block-size: 3000px }
  .brxe-back-to-top { position: fixed; inset: auto 20px 20px auto; opacity: 0; visibility: hidden; transition: all .1s }
  .brxe-back-to-top.visible { opacity: 1; visibility: visible }
</style>`;

async function own(control: Html, options: Parameters<typeof openPage>[1] = {}): Promise<Page> {
  const page = await openPage(
    `${STYLES}<a id="first" href="/">Home</a><section>Hay</section>${control}<a id="last" href="/">Terms</a>`,
    {
      entry,
      ...options,
    },
  );
  await page.waitForSelector(`${CONTROL}${READY}`, { state: 'attached' });
  await waitForFrames(page);
  return page;
}
const shop = async (path: string, options: Parameters<typeof withShop>[1] = {}) => {
  const page = await withShop(path, options);
  await page.waitForSelector(`${AFTER}${READY}`, { state: 'attached' });
  await waitForFrames(page);
  return page;
};
const scrollTo = (page: Page, ...positions: readonly number[]) =>
  page.evaluate(async (all) => {
    for (const top of all) {
      window.scrollTo({ top, behavior: 'instant' });
      for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, positions);
const position = (page: Page) => page.evaluate(() => Math.round(scrollY));
const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.id || document.activeElement?.className || document.activeElement?.localName,
  );

describe.each(PATHS)('%s', (path) => {
  it('shows below its offset, scrolls smoothly to the top, and lets Tab begin there', async () => {
    const page = await shop(path);
    const control = page.locator(AFTER);
    expect(await control.isVisible()).toBe(false);
    await scrollTo(page, 300, 1200);
    await control.waitFor();
    expect(await axe(page)).toEqual([]);
    // A slow machine may have no frame between the first and the last.
    await page.evaluate(() => {
      const { scrollTo: go } = globalThis;
      const asked: unknown[] = [];
      Object.assign(globalThis, {
        asked,
        scrollTo: (options: ScrollToOptions) => {
          asked.push(options);
          go(options);
        },
      });
    });
    await control.click();
    expect(await page.evaluate('asked')).toEqual([{ top: 0, behavior: 'smooth' }]);
    await expect.poll(() => position(page)).toBe(0);
    await control.waitFor({ state: 'hidden' });
    await page.keyboard.press('Tab');
    expect(await focused(page)).toMatch(/skip-link/);
  });

  it('jumps under reduced motion, by keyboard, and lets Tab begin at the top', async () => {
    const page = await shop(path, { context: { reducedMotion: 'reduce' } });
    await scrollTo(page, 1200);
    await page.locator(AFTER).focus();
    await page.keyboard.press('Enter');
    expect(await position(page)).toBe(0);
    expect(await focused(page)).not.toContain('back-to-top');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toMatch(/skip-link/);
  });

  it('shows on the way up, with a name, and is out of reach of Tab until then', async () => {
    const page = await shop(path);
    const control = page.locator(FOR_UP);
    await expect.poll(() => control.getAttribute('aria-label')).toBe('Back to top');
    await page
      .locator('.element-example')
      .last()
      .evaluate((section) => section.setAttribute('tabindex', '-1'));
    const reached = async () => {
      await page.locator('.element-example').last().focus();
      const names: (string | null)[] = [];
      for (let step = 0; step < 4; step += 1) {
        await page.keyboard.press('Shift+Tab');
        names.push(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null));
      }
      return names;
    };
    await scrollTo(page, 0);
    expect(await reached()).not.toContain('Back to top');
    await scrollTo(page, 900, 880);
    await control.waitFor();
    await scrollTo(page, 950);
    await control.waitFor({ state: 'hidden' });
    await scrollTo(page, 940);
    await control.click();
    await expect.poll(() => position(page)).toBe(0);
  });

  it('by touch on a phone, with a target of at least 44 px', async () => {
    const phone = { viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true };
    const page = await shop(path, { context: phone });
    await scrollTo(page, 1200);
    const control = page.locator(AFTER);
    await control.waitFor();
    expect(await axe(page)).toEqual([]);
    const box = await control.boundingBox();
    expect([(box?.width ?? 0) >= 44, (box?.height ?? 0) >= 44, (box?.x ?? 0) + (box?.width ?? 0) <= 390]).toEqual([
      true,
      true,
      true,
    ]);
    await control.tap();
    await expect.poll(() => position(page)).toBe(0);
  });

  it('is at the left from right to left', async () => {
    const page = await shop(`${path}?direction=rtl`);
    await scrollTo(page, 1200);
    const box = await page.locator(AFTER).boundingBox();
    expect((box?.x ?? 999) < 100).toBe(true);
  });

  it('shows at once on a page that is loaded scrolled', async () => {
    const page = await shop(path);
    await scrollTo(page, 1200);
    await page.reload();
    await expect.poll(() => position(page)).toBeGreaterThan(300);
    await page.locator(AFTER).waitFor();
    expect(await page.locator(FOR_UP).isVisible()).toBe(false);
  });
});

it('is out of reach of Tab while it is hidden, even by a style sheet that only fades it', async () => {
  const faded = html`<style>.brxe-back-to-top { visibility: visible }</style>`;
  const page = await own(html`${faded}${builderBackToTop(html`Top`, { visibleAfter: 300 })}`);
  await page.focus('#first');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('last');
});

it('stays in sight while it has the focus, which is never lost', async () => {
  const page = await own(builderBackToTop(html`Top`, { visibleAfter: 300 }));
  await scrollTo(page, 1000);
  await page.focus(CONTROL);
  await page.keyboard.press('Home');
  await expect.poll(() => position(page)).toBe(0);
  expect(await focused(page)).toContain('brxe-back-to-top');
  expect(await page.isVisible(CONTROL)).toBe(true);
  await page.keyboard.press('Shift+Tab');
  await page.locator(CONTROL).waitFor({ state: 'hidden' });
});

it.each(['Enter', 'Space'])('is worked by %s where its tag is no button', async (key) => {
  const page = await own(builderBackToTop(arrow, { tag: 'div' }));
  await scrollTo(page, 1000);
  const control = page.getByRole('button', { name: 'Back to top' });
  expect(await axe(page, CONTROL)).toEqual([]);
  await control.focus();
  await page.keyboard.press(key);
  await expect.poll(() => position(page)).toBe(0);
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('first');
});

it('jumps under reduced motion where the page scrolls smoothly by its styles', async () => {
  const smooth = html`<style>html { scroll-behavior: smooth }</style>`;
  const page = await own(html`${smooth}${builderBackToTop(html`Top`)}`, { context: { reducedMotion: 'reduce' } });
  await scrollTo(page, 1000);
  await page.click(CONTROL);
  expect(await position(page)).toBe(0);
});

it('is a link that works without the island, and is hidden as another tag without JavaScript', async () => {
  const page = await withShop('/elements/back-to-top/', { context: { javaScriptEnabled: false } });
  const link = page.getByRole('link', { name: 'Up again' });
  await link.waitFor();
  expect(await page.locator(AFTER).isVisible()).toBe(false);
  const failed = await withShop('/elements/back-to-top/', {
    prepare: (before) => withoutCode(before, codeOf('back-to-top')),
  });
  await failed.waitForSelector(`${CONTROL}[data-island-state="failed"]`, { state: 'attached' });
  await scrollTo(failed, 1200);
  await failed.getByRole('link', { name: 'Up again' }).click();
  await expect.poll(() => position(failed)).toBe(0);
  expect(takeConsole(failed).length).toBeGreaterThan(0);
});

it('lives in copies, and in markup that is added later', async () => {
  const page = await own(stirrupBackToTop(html`Top`, { visibleAfter: 300 }));
  await page.evaluate(() => {
    const control = document.querySelector('[data-island]');
    const copy = control?.cloneNode(true);
    if (copy instanceof HTMLElement) copy.style.bottom = '100px';
    if (copy) control?.after(copy);
  });
  await page.waitForFunction((selector) => document.querySelectorAll(selector).length === 2, `${CONTROL}${READY}`);
  await scrollTo(page, 1000);
  await page.locator(CONTROL).nth(1).click();
  await expect.poll(() => position(page)).toBe(0);
});
