import { expect, it } from 'vitest';
import { axe, takeFailedRequests, withShop } from '../../../../../e2e/support/browser.ts';
import { waitForFrames } from '../../../../../e2e/support/wait-for-frames.ts';

const FIELD = 'form input.flatpickr';
const OPEN = '.flatpickr-calendar.open';

it('opens a calendar by click and by key, and shows what will be sent', async () => {
  const page = await withShop('/builder/contact/');
  const field = page.locator(FIELD);
  await field.evaluate((element) => element.scrollIntoView());
  await page.waitForSelector(`${FIELD}[role="combobox"]`);
  await field.click();
  await page.waitForSelector(OPEN);
  expect(await axe(page, OPEN)).toEqual([]);
  await page.locator(`${OPEN} .flatpickr-day:not(.flatpickr-disabled, .prevMonthDay, .nextMonthDay)`).last().click();
  await page.keyboard.press('Escape');
  await page.waitForSelector(OPEN, { state: 'detached' });
  const chosen = await field.inputValue();
  expect(
    await field.evaluate((element) =>
      new FormData(element.closest('form') ?? undefined).get(element.getAttribute('name') ?? ''),
    ),
  ).toBe(chosen);
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);

  await field.fill('soon');
  await page.keyboard.press('Tab');
  await page.waitForSelector('text=Please enter a date, such as');
  expect(await field.inputValue()).toBe('soon');
  await field.fill(chosen);
  await page.keyboard.press('Tab');
  await page.waitForSelector('text=Please enter a date, such as', { state: 'detached' });
  expect([chosen === '', await field.inputValue()]).toEqual([false, chosen]);
});

it('lets dates be typed if the calendar cannot be loaded', async () => {
  const page = await withShop('/builder/contact/', {
    prepare: (tab) => tab.route('**/flatpickr.css', (route) => route.abort()),
  });
  const field = page.locator(FIELD);
  const refused = page.waitForEvent('requestfailed');
  await field.focus();
  await refused;
  await waitForFrames(page);
  await field.fill('tomorrow');
  expect([await field.inputValue(), await field.getAttribute('role')]).toEqual(['tomorrow', null]);
  takeFailedRequests(page);
});
