import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../../../../e2e/support/browser.ts';
import { type Html, html } from '../../../../fixtures/cms/markup/html.ts';
import { stirrupCountdown } from './countdown/fixture.ts';
import { stirrupCounter } from './counter/fixture.ts';
import { stirrupPie } from './pie-chart/fixture.ts';

const entry = `
  import { start } from '@stirrup/runtime';
  import { countdown } from '@stirrup/builder/countdown';
  import { counter } from '@stirrup/builder/counter';
  import { pieChart } from '@stirrup/builder/pie-chart';
  start(countdown, counter, pieChart);
`;
const hundred = (markup: Html) => html`<div>${Array.from({ length: 100 }, () => markup)}</div>`;
const page100 = html`
  <style>p { margin: 0; font-size: 6px; float: left } #below { padding-block-start: 300vh; clear: both }</style>
  ${hundred(stirrupCountdown({ date: '2051-05-04 12:00' }, '%s', '?'))}
  <div id="below">${hundred(stirrupCounter({ countTo: 100 }))}${hundred(stirrupPie({ percent: 5, size: 20 }, ''))}</div>`;

/** Counts what the page plans in the next 2.5 seconds. */
const countPlans = (page: Page) =>
  page.evaluate(async () => {
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
    await new Promise((resolve) => time(resolve, 2500));
    Object.assign(globalThis, { setTimeout: time, requestAnimationFrame: paint });
    return plans;
  });

it('has one timer for a hundred countdowns, and none and no frame for what nobody sees', async () => {
  const page = await openPage(String(page100), { entry });
  await expect.poll(() => page.locator('[role="timer"][data-island-state="ready"]').count()).toBe(100);
  await expect.poll(() => page.locator('[role="timer"]').first().textContent()).not.toContain('?');
  const seen = await countPlans(page);
  expect(seen.frames).toBe(0);
  expect(seen.timers).toBeGreaterThan(1);
  expect(seen.timers).toBeLessThan(5);
  await page.locator('[data-island="counter"]').last().scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator('[data-island]:not([data-island-state="ready"])').count()).toBe(0);
  await expect.poll(() => page.locator('[role="img"][aria-label="100"]').count()).toBe(0);
  expect(await countPlans(page)).toEqual({ timers: 0, frames: 0 });
});
