import flatpickr from 'flatpickr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubSettings } from '../../testing/stub-server.ts';
import { the } from '../../testing/the.ts';
import { DATE_OPTIONS } from '../form-fields/fixture.ts';
import { attachDates } from './attach-dates.ts';
// Imported up front, so that no test waits for it.
import './create-date-field.tsx';
import { afterTimers } from '../../testing/after-timers.ts';
import { nameForms } from '../../testing/name-forms.ts';
import { renderPart } from '../../testing/render-part.ts';

let ending = new AbortController();

beforeEach(() => {
  stubSettings();
  document.head.innerHTML = '<style>.flatpickr-calendar { position: absolute }</style>';
});

afterEach(() => {
  ending.abort();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

const field = (options: object = {}, value = '') =>
  `<label for="day">Day</label><input class="flatpickr" data-bricks-datepicker-options='${JSON.stringify({ ...DATE_OPTIONS, ...options })}' id="day" name="day" type="text" value="${value}">`;

/** Attaches a form's date fields, as its island does. */
const attach = (form: HTMLFormElement, styles = '') =>
  attachDates(form, styles, ending.signal, (shown) => renderPart(shown, ending.signal));

function open(html: string, styles = '') {
  document.body.innerHTML = `<form>${html}</form>`;
  const form = the('form', HTMLFormElement);
  const input = the('#day', HTMLInputElement);
  ending = new AbortController();
  nameForms();
  attach(form, styles);
  return { form, input, markup: input.outerHTML };
}

async function openCalendar(html: string) {
  const opened = open(html);
  const { input } = opened;
  input.dispatchEvent(new Event('focus'));
  await vi.waitFor(() => expect(input.role).toBe('combobox'));
  const calendar: unknown = Reflect.get(input, '_flatpickr');
  if (!isInstance(calendar)) throw new Error('The field has no calendar.');
  const pick = (day: number) =>
    [...document.querySelectorAll<HTMLElement>('.flatpickr-day:not(.prevMonthDay, .nextMonthDay)')]
      .find(({ textContent }) => textContent === String(day))
      ?.click();
  const enter = (text: string) => {
    input.value = text;
    for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
    input.dispatchEvent(new Event('blur'));
  };
  return { ...opened, calendar, pick, enter };
}

const isInstance = (value: unknown): value is flatpickr.Instance =>
  typeof value === 'object' && value !== null && 'selectedDates' in value;

/** The text that flatpickr alone writes into a field with these options, which the builder's server expects. */
function theirs(options: object, date: Date): string {
  const input = document.createElement('input');
  const made = flatpickr(input, { ...DATE_OPTIONS, ...options, disableMobile: true });
  made.setDate(date);
  const { value } = input;
  made.destroy();
  return value;
}

it.each([
  [{}],
  [{ dateFormat: 'd/m/Y' }],
  [{ dateFormat: 'D, M j Y' }],
  [{ enableTime: true, dateFormat: 'F j, Y H:i', time_24hr: true }],
  [{ enableTime: true, dateFormat: 'Y-m-d h:i K' }],
])('sends the same values as the builder’s calendar: %j', async (options) => {
  const { input, calendar, form } = await openCalendar(field(options));
  const date = new Date(2026, 8, 17, 15, 5);
  const listener = vi.fn();
  form.addEventListener('input', listener);
  calendar.setDate(date, true);
  expect(input.value).toBe(theirs(options, date));
  expect(new FormData(form).get('day')).toBe(input.value);
  expect(listener).toHaveBeenCalled();
});

it('shows the printed choice, and takes a day by click', async () => {
  const { input, pick } = await openCalendar(field({ dateFormat: 'Y-m-d', defaultDate: '2026-03-01' }));
  expect([input.value, input.type, input.id]).toEqual(['2026-03-01', 'text', 'day']);
  input.click();
  const dialog = document.getElementById(input.getAttribute('aria-controls') ?? '');
  expect([dialog?.role, dialog?.getAttribute('aria-label')]).toEqual(['dialog', 'Day']);
  pick(14);
  expect([input.value, input.getAttribute('aria-expanded')]).toEqual(['2026-03-14', 'false']);
});

it('takes typed dates, and keeps an invalid one until it is corrected', async () => {
  const { input, enter } = await openCalendar(field({ dateFormat: 'Y-m-d', minDate: '2026-01-01' }, '2026-03-01'));
  expect(input.value).toBe('2026-03-01');
  for (const text of ['soon', '2025-12-31']) {
    enter(text);
    expect([input.value, input.validity.customError]).toEqual([text, true]);
  }
  expect(input.validationMessage).toMatch(/^Please enter a date, such as \d{4}-\d\d-\d\d\.$/);
  enter('2026-3-9');
  expect([input.value, input.validity.customError]).toEqual(['2026-03-09', false]);
  enter('');
  expect([input.value, input.validity.customError]).toEqual(['', false]);
});

it('is cleared by a reset, unless a listener prevents it', async () => {
  const { input, form, calendar } = await openCalendar(field({ dateFormat: 'Y-m-d', defaultDate: '2026-03-01' }));
  form.addEventListener('reset', (event) => event.preventDefault(), { once: true });
  form.dispatchEvent(new Event('reset', { cancelable: true }));
  await afterTimers();
  expect([input.value, calendar.selectedDates.length]).toEqual(['2026-03-01', 1]);
  form.reset();
  await afterTimers();
  expect([input.value, calendar.selectedDates]).toEqual(['', []]);
});

it('has its printed date again after a reset', async () => {
  const { input, form, calendar, enter } = await openCalendar(field({ dateFormat: 'Y-m-d' }, '2026-03-01'));
  for (const text of ['2026-03-09', 'soon']) {
    enter(text);
    form.reset();
    await afterTimers();
    expect([input.value, input.validity.customError]).toEqual(['2026-03-01', false]);
    expect(calendar.selectedDates).toEqual([new Date(2026, 2, 1)]);
  }
});

it('restores the field with its value', async () => {
  const { input, markup, enter } = await openCalendar(field({ dateFormat: 'Y-m-d' }));
  enter('2026-03-09');
  enter('soon');
  ending.abort();
  expect([input.outerHTML, input.value, input.validity.customError]).toEqual([markup, 'soon', false]);
  expect(document.querySelector('.flatpickr-calendar')).toBeNull();
});

it('keeps a calendar that a script of the page has created', async () => {
  document.body.innerHTML = `<form>${field()}</form>`;
  const input = the('#day', HTMLInputElement);
  const form = the('form', HTMLFormElement);
  const given = flatpickr(input, { ...DATE_OPTIONS, disableMobile: true });
  ending = new AbortController();
  nameForms();
  attach(form);
  input.dispatchEvent(new Event('focus'));
  const listened = vi.spyOn(form, 'addEventListener');
  await vi.waitFor(() => expect(listened).toHaveBeenCalled());
  given.setDate('March 9, 2026', true);
  form.reset();
  await afterTimers();
  expect([given.selectedDates, document.querySelectorAll('.flatpickr-calendar').length]).toEqual([[], 1]);
  given.destroy();
});

describe('dates are typed', () => {
  it('if the calendar cannot be loaded, and the next touch retries', async () => {
    document.head.replaceChildren();
    const append = vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
    const { input, markup } = open(field(), '/assets/calendar.css');
    for (const attempts of [1, 2]) {
      input.dispatchEvent(new Event('focus'));
      await vi.waitFor(() => expect(append).toHaveBeenCalledTimes(attempts));
      const [link] = append.mock.lastCall ?? [];
      expect(link).toHaveProperty('href', `${location.origin}/assets/calendar.css`);
      if (link instanceof HTMLLinkElement) link.dispatchEvent(new Event('error'));
      await afterTimers();
    }
    input.value = 'March 9, 2026';
    expect([input.outerHTML, input.value]).toEqual([markup, 'March 9, 2026']);
  });

  it.each(['', '{', '[]', 'null'])('if the options are invalid: %s', (json) => {
    const near = vi.spyOn(globalThis, 'IntersectionObserver');
    const { input } = open(
      field().replace(/data-bricks-datepicker-options='[^']*'/, `data-bricks-datepicker-options='${json}'`),
    );
    expect([input.getAttribute('role'), near.mock.calls.length]).toEqual([null, 0]);
  });
});
