import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, openPage, withShop } from '../../../../../e2e/support/browser.ts';
import { builderToggle } from '../toggle/fixture.ts';
import { builderPanel } from './fixture.ts';

async function openDemo(path = '/builder/elements/off-canvas/', options: Parameters<typeof withShop>[1] = {}) {
  const page = await withShop(path, options);
  const waiting = ':is(.brxe-offcanvas, .brxe-toggle, main [data-island]):not([data-island-state="ready"])';
  await page.waitForFunction((its) => !document.querySelector(its), waiting);
  return page;
}

const hasFocus = (page: Page, selector: string) =>
  page.waitForFunction((its) => document.activeElement?.closest(its) !== null, selector);
/** Elements in motion; fading does not count. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .map((animation) => (animation instanceof CSSTransition ? animation.transitionProperty : 'animation'))
      .filter((property) => property !== 'opacity' && property !== 'visibility'),
  );
const boxOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((box) => box.getBoundingClientRect().toJSON());

test('works by keyboard: the focus moves in, stays in, and returns', async () => {
  const page = await openDemo();
  const before = await page.evaluate(() => scrollY);
  await page.focus('#brxe-sharedt');
  await page.keyboard.press('Enter');
  await hasFocus(page, '#brxe-shared [href="/shop/"]');
  expect(await axe(page)).toEqual([]);
  for (const key of ['Shift+Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab']) {
    await page.keyboard.press(key);
    const place = await page.evaluate(() => document.activeElement?.closest('.brxe-offcanvas, main')?.id ?? '');
    expect(['', 'brxe-shared']).toContain(place);
  }
  const interaction = page.getByRole('button', { name: 'The same by an interaction', includeHidden: true });
  expect(await interaction.getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('Escape');
  await hasFocus(page, '#brxe-sharedt');
  await page.waitForSelector('#brxe-shared', { state: 'hidden' });
  await interaction.press('Enter');
  await hasFocus(page, '#brxe-shared [href="/shop/"]');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.activeElement?.textContent === 'The same by an interaction');
  await expect.poll(() => page.locator('[inert], .no-scroll').count()).toBe(0);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(before);
});

test('keeps Tab out while it closes', async () => {
  const slow = '<style>.brx-offcanvas-inner { transition: opacity 60s }</style>';
  const opener = builderToggle('opener', 'Open', { 'data-selector': '#brxe-tack' });
  const page = await openPage(`${slow}${opener}${builderPanel('left', { id: 'tack' })}<a href="#">Behind it</a>`, {
    entry: `
      import { start } from '@stirrup/runtime';
      import { offCanvas } from '@stirrup/builder/off-canvas';
      import { toggle } from '@stirrup/builder/toggle';
      start(offCanvas, toggle);
    `,
  });
  await page.waitForSelector('#brxe-opener[data-island-state="ready"]');
  await page.waitForSelector('#brxe-tack[data-island-state="ready"]', { state: 'attached' });
  await page.press('#brxe-opener', 'Enter');
  await hasFocus(page, '#brxe-tack');
  await page.keyboard.press('Escape');
  await hasFocus(page, '#brxe-opener');
  await page.keyboard.press('Tab');
  expect(await page.textContent(':focus')).toBe('Behind it');
});

test('lies below a panel opened from it, in any document order', async () => {
  const page = await openDemo();
  const onTop = (x: number) =>
    page.evaluate((its) => document.elementFromPoint(its, 300)?.closest('.brxe-offcanvas, .brx-popup')?.id, x);
  await page.click('#brxe-sharedt');
  // A panel that comes first in the document.
  await page.click('#brxe-shared [aria-label="Another panel"], #brxe-shared [data-selector="#brxe-overleft"]');
  await hasFocus(page, '#brxe-overleft');
  expect([await onTop(20), await onTop(1270)]).toEqual(['brxe-overleft', 'brxe-overleft']);
  await page.keyboard.press('Escape');
  await page.waitForSelector('#brxe-overleft', { state: 'hidden' });
  await page.click('#brxe-shared [data-interaction-id="show271"]');
  await hasFocus(page, '.brxe-popup-271');
  expect(await onTop(1270)).toBe('');
  await page.keyboard.press('Escape');
  await hasFocus(page, '#brxe-shared [data-interaction-id="show271"]');
  await page.mouse.click(20, 300);
  await hasFocus(page, '#brxe-sharedt');
});

test('is closed by a toggle outside of it, by pointer if that is visible, and by a script', async () => {
  const page = await openDemo('/builder/elements/off-canvas/', { context: { reducedMotion: 'reduce' } });
  const toggle = page.locator('#brxe-overtopt');
  // Burgers often stay above their panel.
  await toggle.evaluate(({ style }) =>
    Object.assign(style, { position: 'fixed', bottom: 0, right: 0, zIndex: 99_999 }),
  );
  const isOpen = () => page.locator('#brxe-overtop.brx-open').count();
  for (const act of [() => toggle.click(), () => toggle.evaluate((element: HTMLElement) => element.click())]) {
    await act();
    await page.waitForSelector('#brxe-overtop .brx-offcanvas-inner');
    expect(await isOpen()).toBe(1);
    await act();
    await page.waitForSelector('#brxe-overtop', { state: 'hidden' });
    expect([await isOpen(), await page.locator('[inert]').count()]).toEqual([0, 0]);
  }
});

test('comes from every edge, pushes the page aside if configured, and closes for a place on the page', async () => {
  const page = await openDemo();
  const style = () => page.evaluate(() => document.body.getAttribute('style') ?? '');
  const moved = {
    left: '0px 0px 0px 300px',
    right: '0px 0px 0px -300px',
    top: '300px 0px 0px',
    bottom: '-300px 0px 0px',
  };
  const at = { left: { x: 0 }, right: { right: 1280 }, top: { y: 0 }, bottom: { bottom: 800 } };
  for (const [edge, margin] of Object.entries(moved)) {
    await page.locator(`#brxe-push${edge}t`).press('Enter');
    await hasFocus(page, `#brxe-push${edge}`);
    await page.waitForFunction((its) => document.body.getAttribute('style')?.includes(its), `margin: ${margin};`);
    expect(await style()).toContain('transition: margin 0.2s cubic-bezier(0.25, 0, 0.25, 1)');
    await page.waitForFunction(
      (id) => document.getElementById(id)?.getAnimations({ subtree: true }).length === 0,
      `brxe-push${edge}`,
    );
    expect(await boxOf(page, `#brxe-push${edge} > .brx-offcanvas-inner`)).toMatchObject(at[edge as keyof typeof at]);
    await page.locator(`#brxe-push${edge} [href="#care"]`).press('Enter');
    await page.waitForFunction(() => !document.body.style.margin);
    expect(new URL(page.url()).hash).toBe('#care');
  }
  expect(await style()).toBe('');
});

test('does not move under reduced motion, in either dialect, on a phone, from right to left', async () => {
  const context = { reducedMotion: 'reduce' as const, viewport: { width: 390, height: 700 } };
  const page = await openDemo('/elements/off-canvas/?direction=rtl', { context });
  for (const id of ['over-right', 'push-left']) {
    await page.locator(`[data-options*="#${id}"]`).press('Enter');
    await hasFocus(page, `#${id}`);
    expect(await moving(page)).toEqual([]);
    expect(await axe(page)).toEqual([]);
    await page.click(`#${id} [data-part="close"]`);
    await page.waitForSelector(`#${id}`, { state: 'hidden' });
    await hasFocus(page, `[data-options*="#${id}"]`);
  }
  const builder = await openDemo(undefined, { context });
  await builder.click('#brxe-overleftt');
  await hasFocus(builder, '#brxe-overleft');
  expect(await moving(builder)).toEqual([]);
});

test('without JavaScript panels stay hidden', async () => {
  for (const path of ['/elements/off-canvas/?stirrup=off', '/builder/elements/off-canvas/?stirrup=off']) {
    const page = await withShop(path, { context: { javaScriptEnabled: false } });
    expect(await page.locator('.brx-offcanvas-inner:visible, [data-part="panel"]:visible').count()).toBe(0);
    expect(await page.isVisible('#care')).toBe(true);
  }
});
