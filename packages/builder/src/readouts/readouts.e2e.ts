import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../../../../e2e/support/browser.ts';
import { type Html, html } from '../../../../fixtures/cms/markup/html.ts';
import { builderPopup } from '../overlays/popup/fixture.ts';
import { builderCountdown, stirrupCountdown } from './countdown/fixture.ts';
import { stirrupCounter } from './counter/fixture.ts';
import { stirrupPie } from './pie-chart/fixture.ts';
import { demoPrices, stirrupPricingSwitch } from './pricing-switch/fixture.ts';
import { stirrupProgressBar } from './progress-bar/fixture.ts';
import { stirrupReadingProgress } from './reading-progress/fixture.ts';
import { stirrupReadingTime } from './reading-time/fixture.ts';
import { chapters, stirrupContents } from './table-of-contents/fixture.ts';
import { builderTypedText, stirrupTypedText } from './typed-text/fixture.ts';

const ISLANDS = {
  ...{ countdown: 'countdown', counter: 'counter', pieChart: 'pie-chart', pricingSwitch: 'pricing-switch' },
  ...{ progressBar: 'progress-bar', readingProgress: 'reading-progress', readingTime: 'reading-time' },
  ...{ tableOfContents: 'table-of-contents', typedText: 'typed-text' },
};
const imports = Object.entries(ISLANDS).map(([name, file]) => `import { ${name} } from '@stirrup/builder/${file}';`);
const entry = `
  import { start } from '@stirrup/runtime';
  ${imports.join('\n')}
  start(${Object.keys(ISLANDS).join()});
`;
const hundred = (make: (index: number) => Html) =>
  html`<div>${Array.from({ length: 100 }, (_, index) => make(index))}</div>`;
const page100 = html`
  <style>p { margin: 0; font-size: 6px; float: left } .far { padding-block-start: 300vh; clear: both }</style>
  ${hundred(() => stirrupCountdown({ date: '2051-05-04 12:00' }, '%s', '?'))}
  <div class="far">${hundred(() => stirrupCounter({ countTo: 100 }))}${hundred(() => stirrupPie({ percent: 5, size: 20 }, ''))}</div>
  <div class="far">${hundred(() => stirrupTypedText({ strings: ['oats and hay'], loop: true }))}</div>
  <div class="far">
    ${hundred(() => stirrupProgressBar([{ label: 'Hay', value: '80%' }]))}
    ${hundred(() => stirrupReadingProgress({ position: 'custom', content: '.story' }))}
    ${hundred(() => stirrupReadingTime({ content: '.story' }))}
    ${hundred(() => stirrupContents({ content: '.story' }))}
    ${hundred((index) => stirrupPricingSwitch(demoPrices, { id: `prices-${index}` }))}
    ${chapters('story')}
  </div>`;

/** Keeps the intervals that run on the page, from its beginning. */
function keepIntervals(): void {
  const intervals = new Set<unknown>();
  const { setInterval: begin, clearInterval: end } = globalThis;
  Object.assign(globalThis, {
    intervals,
    setInterval: (...given: Parameters<typeof begin>) => {
      const id = begin(...given);
      intervals.add(id);
      return id;
    },
    clearInterval: (id: Parameters<typeof end>[0]) => {
      intervals.delete(id);
      end(id);
    },
  });
}
const intervals = (page: Page) => page.evaluate<number>('intervals.size');

/** Counts what the page plans in the next milliseconds, and what runs at their end. */
const countPlans = (page: Page, milliseconds: number) =>
  page.evaluate(async (span) => {
    const plans = { timers: 0, frames: 0 };
    const { setTimeout: time, requestAnimationFrame: paint } = globalThis;
    Object.assign(globalThis, {
      setTimeout: (...given: Parameters<typeof time>) => {
        plans.timers += 1;
        return time(...given);
      },
      requestAnimationFrame: (...given: Parameters<typeof paint>) => {
        plans.frames += 1;
        return paint(...given);
      },
    });
    await new Promise((resolve) => time(resolve, span));
    Object.assign(globalThis, { setTimeout: time, requestAnimationFrame: paint });
    const animations = document.getAnimations().filter(({ playState }) => playState === 'running').length;
    return { ...plans, intervals: Number(Reflect.get(globalThis, 'intervals').size), animations };
  }, milliseconds);
/** Milliseconds of a count that another follows, and of one in which a timer of each second is found. */
const [SOON, LONG] = [500, 2500];

it('has one timer for a hundred countdowns, and nothing runs for what nobody sees', { timeout: 120_000 }, async () => {
  const page = await openPage(String(page100), { entry, prepare: (before) => before.addInitScript(keepIntervals) });
  await expect.poll(() => page.locator('[role="timer"][data-island-state="ready"]').count()).toBe(100);
  await expect.poll(() => page.locator('[role="timer"]').first().textContent()).not.toContain('?');
  // All islands have started that do so at rest: two hundred, each in an idle moment of its own.
  const sleeping = ['reading-progress', 'table-of-contents'].map(
    (name) => `[data-island="${name}"]:not([data-island-state="ready"])`,
  );
  await expect.poll(() => page.locator(sleeping.join()).count(), { timeout: 60_000 }).toBe(0);
  await expect.poll(async () => (await countPlans(page, SOON)).frames).toBe(0);
  const seen = await countPlans(page, LONG);
  expect(seen).toEqual({ timers: expect.any(Number), frames: 0, intervals: 0, animations: 0 });
  expect(seen.timers).toBeGreaterThan(1);
  expect(seen.timers).toBeLessThan(5);

  await page.locator('[data-island="typed-text"]').last().scrollIntoViewIfNeeded();
  await expect.poll(async () => (await countPlans(page, SOON)).animations).toBeGreaterThan(0);
  for (const name of ['progress-bar', 'reading-progress', 'reading-time', 'table-of-contents', 'pricing-switch']) {
    await page.locator(`[data-island="${name}"]`).first().scrollIntoViewIfNeeded();
    await page.locator(`[data-island="${name}"][data-island-state="ready"]`).first().waitFor({ state: 'attached' });
  }
  await page.locator('[data-island="counter"]').last().scrollIntoViewIfNeeded();
  await expect.poll(() => intervals(page), { interval: 20 }).toBeGreaterThan(0);
  await expect.poll(() => page.locator('[role="img"][aria-label="100"]').count()).toBe(0);
  // Elements that have come near meanwhile start, and rest.
  await expect
    .poll(async () => {
      const soon = await countPlans(page, SOON);
      return Object.values(soon).some((count) => count > 0) ? soon : countPlans(page, LONG);
    })
    .toEqual({ timers: 0, frames: 0, intervals: 0, animations: 0 });
});

it('runs nothing in a popup that has been closed, and goes on when it opens again', async () => {
  const content = html`${builderCountdown('a', { date: '2051-05-04 12:00' })}${builderTypedText('b', { loop: true })}`;
  const page = await openPage(
    `<style>.brx-popup { position: fixed; inset: 0; transition: visibility 0.2s } .hide { visibility: hidden }</style>
    ${builderPopup({ id: 7, content })}`,
    {
      entry: `${entry.replace('start(', 'start(popup, ')} import { popup } from '@stirrup/builder/popup';`,
      prepare: (before) => before.addInitScript(keepIntervals),
    },
  );
  await page.waitForSelector('.brx-popup[data-island-state]', { state: 'attached' });
  const act = (name: string) => page.waitForFunction((call) => Boolean(Reflect.get(globalThis, call)), name);
  await page.locator('.brx-popup').dispatchEvent('pointerenter');
  await act('bricksOpenPopup');
  for (let turn = 0; turn < 2; turn += 1) {
    await page.evaluate('bricksOpenPopup(7)');
    await page.waitForSelector('.brxe-countdown[data-island-state="ready"]');
    await expect.poll(async () => (await countPlans(page, SOON)).animations).toBeGreaterThan(0);
    await expect.poll(async () => (await countPlans(page, LONG)).timers).toBeGreaterThan(1);
    await page.evaluate('bricksClosePopup(7)');
    await expect
      .poll(() => countPlans(page, LONG), { timeout: 20_000 })
      .toEqual({ timers: 0, frames: 0, intervals: 0, animations: 0 });
  }
});
