import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axe, takeFailedRequests, withShop } from '../../../../../e2e/support/browser.ts';
import { untilAtRest } from '../../../../../e2e/support/until-at-rest.ts';
import { filterCalls } from '../../testing/filter-calls.ts';

const PAGE = '/builder/elements/filters/';
const FIELD = '#brxe-fiafte';
const RANGE = '#brxe-fidate';
const OPEN = '.flatpickr-calendar.open';

async function open(path: string, prepare: (page: Page) => unknown = () => undefined) {
  const page = await withShop(path, { prepare });
  await page.waitForSelector('[data-island-state="ready"]:is(.brxe-filter-datepicker, [data-island="filter-date"])', {
    state: 'attached',
  });
  await page.waitForFunction(() => !document.querySelector('.brx-query-trail:not([data-island-state="ready"])'));
  return { page, calls: filterCalls(page) };
}

/** Scrolls to a field, which loads its calendar. */
async function reach(page: Page, selector: string) {
  // Playwright's own action would wait for the element that is about to be replaced.
  await page.locator(selector).evaluate((field) => field.scrollIntoView());
  await page.waitForSelector(`${selector}[role="combobox"]`);
  return page.locator(selector);
}

it('loads near the viewport, opens by click, and filters by a day', async () => {
  const fetched: string[] = [];
  const { page, calls } = await open(PAGE, (tab) =>
    tab.on('request', (request) => fetched.push(new URL(request.url()).pathname)),
  );
  const styles = () => fetched.filter((path) => path.endsWith('/flatpickr.css'));
  await untilAtRest(page);
  expect(styles()).toEqual([]);
  const field = await reach(page, FIELD);
  // The theme has no styles for it, so the island loads them.
  expect(styles()).toHaveLength(1);
  await field.click();
  await page.waitForSelector(OPEN);
  expect(await axe(page, OPEN)).toEqual([]);
  expect(await axe(page, FIELD)).toEqual([]);
  const day = page.locator(`${OPEN} .flatpickr-day:not(.flatpickr-disabled)`).first();
  const name = await day.getAttribute('aria-label');
  await day.click();
  await expect.poll(() => calls).toHaveLength(1);
  await page.waitForSelector(OPEN, { state: 'detached' });
  expect(calls).toEqual([{ fiafte: await field.inputValue() }]);
  await expect.poll(() => page.url()).toContain(`?brx_fiafte=${await field.inputValue()}`);
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);

  await page.reload();
  const again = await reach(page, FIELD);
  await again.press('ArrowDown');
  expect(await page.locator(':focus').getAttribute('aria-label')).toBe(name);
});

it('works by keyboard, and keeps the focus inside until Escape', async () => {
  const { page, calls } = await open(`${PAGE}?brx_fiafte=2026-03-14`);
  const field = await reach(page, FIELD);
  await field.press('ArrowDown');
  const label = () => page.locator(':focus').getAttribute('aria-label');
  expect(await label()).toContain('14');
  await page.keyboard.press('ArrowDown');
  expect(await label()).toContain('21');
  await page.keyboard.press('PageDown');
  expect(await label()).toContain('April');
  const seen = new Set<string | null>();
  for (let step = 0; step < 6; step++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate((selector) => document.activeElement?.closest(selector) !== null, OPEN)).toBe(true);
    seen.add(await label());
  }
  expect(seen).toContain('Next month');
  await page.keyboard.press('Escape');
  expect([await page.locator(OPEN).count(), await field.inputValue(), calls]).toEqual([0, '2026-03-14', []]);
  await field.fill('2026-03-20');
  await field.press('Enter');
  await expect.poll(() => calls).toEqual([{ fiafte: '2026-03-20' }]);
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
});

it('shows the chosen day in forced colours', async () => {
  const { page } = await open(`${PAGE}?brx_fiafte=2026-03-14`);
  const field = await reach(page, FIELD);
  await page.emulateMedia({ forcedColors: 'active' });
  await field.press('ArrowDown');
  const background = (selector: string) =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await background(`${OPEN} .flatpickr-day.selected`)).not.toBe(await background(OPEN));
});

it('has all keys of a date picker dialog, none of which scrolls the page below', async () => {
  const { page, calls } = await open(`${PAGE}?brx_fiafte=2026-04-15`);
  const field = await reach(page, FIELD);
  await field.press('ArrowDown');
  await page.waitForSelector(OPEN);
  const label = () => page.locator(':focus').getAttribute('aria-label');
  const day = (date: string) =>
    page.evaluate(
      (text) =>
        new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'full' }).format(new Date(`${text}T12:00`)),
      date,
    );
  const before = await page.evaluate(() => scrollY);
  for (const [key, date] of [
    ['Home', '2026-04-13'],
    ['Home', '2026-04-13'],
    ['End', '2026-04-19'],
    ['ArrowLeft', '2026-04-18'],
    ['ArrowRight', '2026-04-19'],
    ['ArrowUp', '2026-04-12'],
    ['ArrowDown', '2026-04-19'],
    ['PageDown', '2026-05-19'],
    ['PageUp', '2026-04-19'],
    ['Shift+PageDown', '2027-04-19'],
    ['Shift+PageUp', '2026-04-19'],
  ] as const) {
    await page.keyboard.press(key);
    expect([key, await label()]).toEqual([key, await day(date)]);
  }
  const next = page.locator(`${OPEN} .flatpickr-next-month`);
  const year = page.locator(`${OPEN} .cur-year`);
  const month = page.locator(`${OPEN} select`);
  for (const key of ['Home', 'End', 'ArrowDown']) await next.press(key);
  await next.focus();
  await page.keyboard.press('Space');
  expect(await month.inputValue()).toBe('4');
  await month.focus();
  await page.keyboard.press('ArrowUp');
  expect([await month.inputValue(), await month.evaluate((list) => list === document.activeElement)]).toEqual([
    '3',
    true,
  ]);
  await year.focus();
  for (const key of ['Home', 'End', 'ArrowLeft']) await page.keyboard.press(key);
  expect(await year.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  expect(calls).toEqual([]);

  await page.locator(`${OPEN} .flatpickr-day`, { hasText: /^18$/ }).focus();
  await page.keyboard.press('Space');
  await expect.poll(() => calls).toEqual([{ fiafte: '2026-04-18' }]);
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
});

it('sends no request for one of two dates, and keeps an open calendar', async () => {
  const { page, calls } = await open(`${PAGE}?fault=delay:1500@query_result`);
  const field = await reach(page, RANGE);
  await field.click();
  const days = page.locator(`${OPEN} .flatpickr-day:not(.flatpickr-disabled, .prevMonthDay, .nextMonthDay)`);
  await days.nth(0).click();
  expect([await page.locator(OPEN).count(), calls]).toEqual([1, []]);
  await days.nth(1).click();
  await expect.poll(() => calls).toHaveLength(1);
  expect(await field.inputValue()).toMatch(/^\d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d$/);
  await field.click();
  await page.waitForSelector(OPEN);
  // The answer comes while it is open.
  expect((await page.locator('[role="status"]').allTextContents()).join('')).toBe('');
  await page.waitForFunction(() => document.querySelector('[role="status"]')?.textContent);
  expect(await page.locator(OPEN).count()).toBe(1);
});

it('is a field for typed dates if the calendar cannot be loaded', async () => {
  const { page, calls } = await open('/elements/filters/', (tab) =>
    tab.route('**/flatpickr.css', (route) => route.abort()),
  );
  const field = page.locator('[data-island="filter-date"]').last();
  const refused = page.waitForEvent('requestfailed');
  await field.focus();
  await refused;
  await field.fill('2026-03-01');
  await field.press('Enter');
  await expect.poll(() => calls).toHaveLength(1);
  expect([await field.getAttribute('type'), Object.values(Object(calls[0]))]).toEqual(['text', ['2026-03-01']]);
  takeFailedRequests(page);
});
