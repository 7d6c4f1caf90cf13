import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axe, openPage, withShop } from '../../../../../e2e/support/browser.ts';
import { CMS_FAULTS } from '../../../../../stories/support/cms-faults.ts';

const PLACE = '.element-example .woocommerce-notices-wrapper > [data-island-state="ready"]';
/** Axe's findings, without those of the shop's own markup. */
const faults = async (page: Page) => (await axe(page, 'main')).filter(({ rule }) => !(rule in CMS_FAULTS));
const focused = (page: Page) => page.evaluate(() => document.activeElement?.className ?? '');
const entry = `
  import { start } from '@stirrup/runtime';
  import { showNotices } from '@stirrup/cms/notices';
  import { notices } from '@stirrup/shop/notices';
  Object.assign(globalThis, { showNotices });
  start(notices);
`;
const ERROR = '<ul class="woocommerce-error" role="alert"><li>Sold out.</li></ul>';
const show = (page: Page, scroll: boolean) =>
  page.evaluate(
    ([html, isScrolled]) => {
      const showNotices: unknown = Reflect.get(globalThis, 'showNotices');
      if (typeof showNotices === 'function') showNotices(html, { scroll: isScrolled });
    },
    [ERROR, scroll] as const,
  );
const openLong = (options: Parameters<typeof openPage>[1] = {}) =>
  openPage(
    '<div style="height:900px"></div><div class="woocommerce-notices-wrapper"></div><div style="height:2000px"></div>',
    { entry, ...options, prepare: options.prepare ?? (() => undefined) },
  );

it.each(['', '/builder'])('dismisses classic and block notices by mouse and keyboard: "%s"', async (dialect) => {
  const page = await withShop(`${dialect}/elements/notices/`);
  await page.waitForSelector(PLACE);
  const buttons = page.locator('.stirrup-dismiss');
  const sides = await buttons.evaluateAll((all) =>
    all.flatMap((one) => (one instanceof HTMLElement ? [one.offsetWidth, one.offsetHeight] : [])),
  );
  expect(Math.min(...sides)).toBeGreaterThanOrEqual(24);
  await page.click('.woocommerce-message .stirrup-dismiss');
  expect(await page.locator('.woocommerce-message').count()).toBe(0);
  const [banner] = await page.locator('.wc-block-components-notice-banner .stirrup-dismiss').all();
  await banner?.focus();
  const before = await page.locator('.wc-block-components-notice-banner').count();
  await page.keyboard.press('Enter');
  expect(await page.locator('.wc-block-components-notice-banner').count()).toBe(before - 1);
  expect(await focused(page)).toBe('stirrup-dismiss');
  await page.keyboard.press('Escape');
  expect(await page.locator('.wc-block-components-notice-banner').count()).toBe(before - 2);
});

it('focuses the first notice that the page contains, after half a second', async () => {
  const page = await withShop('/product/hazel-snaffle-bridle/');
  await page.click('.single_add_to_cart_button');
  await page.waitForSelector('.woocommerce-message[role="alert"]');
  await page.waitForFunction(() => document.activeElement?.matches('.woocommerce-message[tabindex="-1"]'));
});

it('loads nothing for an empty container, and handles notices that another script inserts', async () => {
  const page = await openPage('<button>Add</button><div class="woocommerce-notices-wrapper"></div>', { entry });
  await page.waitForFunction(() => document.readyState === 'complete' && Reflect.has(globalThis, 'showNotices'));
  const place = page.locator('.woocommerce-notices-wrapper');
  expect(await page.locator('[data-island-state]').count()).toBe(0);
  await page.evaluate(() => {
    document.querySelector('button')?.addEventListener('click', () => {
      const wrapper = document.querySelector('.woocommerce-notices-wrapper');
      if (wrapper) wrapper.innerHTML = '<div class="woocommerce-message">In your cart.</div>';
    });
  });
  await page.click('button');
  await page.waitForSelector('.woocommerce-message[data-island-state="ready"]');
  await page.waitForFunction(() => document.querySelector('[role="status"]')?.textContent === 'In your cart.');
  // The answer to an act does not take the focus.
  await page.waitForTimeout(700);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Add');
  await page.click('.stirrup-dismiss');
  expect(await place.textContent()).toBe('');
});

it('announces each notice once: its button comes and goes with it, also for the page’s first one', async () => {
  const page = await openPage('<div class="woocommerce-notices-wrapper"></div>', { entry });
  await page.waitForFunction(() => Reflect.has(globalThis, 'showNotices'));
  await page.evaluate(() => {
    const changes: string[] = [];
    Reflect.set(globalThis, 'changes', changes);
    const gone = new Set<Node | null>();
    const note = (records: readonly MutationRecord[]) => {
      // Buttons that are inserted with an alert are announced with it; a later change would announce it a second time.
      for (const { target, removedNodes } of records) {
        for (const node of removedNodes) gone.add(node);
        const alert = target instanceof Element ? target.closest('[role="alert"]') : null;
        if (alert && !gone.has(alert)) changes.push(alert.outerHTML);
      }
    };
    const place = document.querySelector('.woocommerce-notices-wrapper');
    if (place) new MutationObserver(note).observe(place, { childList: true, characterData: true, subtree: true });
  });
  for (let time = 0; time < 2; time++) {
    await show(page, false);
    await page.waitForSelector('.woocommerce-error[data-island-state="ready"] .stirrup-dismiss');
  }
  await page.evaluate(() => {
    const showNotices: unknown = Reflect.get(globalThis, 'showNotices');
    if (typeof showNotices === 'function') showNotices('');
  });
  await page.waitForSelector('.woocommerce-error', { state: 'detached' });
  expect(await page.evaluate(() => Reflect.get(globalThis, 'changes'))).toEqual([]);
});

it('does not take the focus from a visitor who types', async () => {
  const page = await openPage(`<input id="field"><div class="woocommerce-notices-wrapper">${ERROR}</div>`, {
    entry,
    prepare: ({ clock }) => clock.install(),
  });
  await page.focus('#field');
  await page.waitForSelector('[data-island-state="ready"]:visible');
  await page.clock.runFor(700);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('field');
});

it('scrolls to 100 px above the notices over a second, then focuses them', async () => {
  const page = await openLong({ prepare: ({ clock }) => clock.install({ time: 0 }) });
  await page.waitForFunction(() => Reflect.has(globalThis, 'showNotices'));
  const top = () => page.locator('.woocommerce-notices-wrapper').evaluate((place) => place.getBoundingClientRect().top);
  await page.clock.pauseAt(60_000);
  await show(page, true);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  let before = await top();
  for (let passed = 0; passed < 900; passed += 300) {
    await page.clock.runFor(300);
    const now = await top();
    expect(now).toBeLessThan(before - 10);
    before = now;
  }
  expect(before).toBeGreaterThan(101);
  await page.clock.runFor(200);
  expect(await top()).toBeCloseTo(100, 0);
  await page.waitForFunction(() => document.activeElement?.matches('.woocommerce-error'));
});

it('jumps under reduced motion, and does not scroll without being told to', async () => {
  const page = await openLong({ context: { reducedMotion: 'reduce' } });
  await page.waitForFunction(() => Reflect.has(globalThis, 'showNotices'));
  await show(page, false);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await show(page, true);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
});

it('dismisses a growl after three seconds, unless it is being read', async () => {
  const page = await openPage(`<div data-island="notices" data-options='{"growl":true}'></div>`, {
    entry,
    prepare: ({ clock }) => clock.install({ time: 0 }),
  });
  await page.waitForSelector('[data-growl]', { state: 'attached' });
  await page.clock.pauseAt(60_000);
  await show(page, false);
  await page.hover('li');
  await page.clock.runFor(3300);
  expect(await page.textContent('li')).toContain('Sold out.');
  await page.mouse.move(0, 700);
  await page.clock.runFor(3300);
  await page.waitForSelector('li', { state: 'detached' });
});

it('puts notices in through the door under a strict policy, and right to left', async () => {
  const page = await withShop('/elements/notices/?csp=strict&direction=rtl', { context: { colorScheme: 'dark' } });
  await page.waitForSelector(PLACE);
  expect(await page.locator('.stirrup-dismiss').count()).toBeGreaterThan(5);
  expect(await faults(page)).toEqual([]);
});
