import { addDialect, start } from '@stirrup/runtime';
import flatpickr from 'flatpickr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeDates, dateField, openCalendar, openDates, STYLES } from '../../testing/date-page.ts';
import { addLoop, answerOf, loop, settle, stubFilters } from '../../testing/filtered-page.ts';
import { stubSettings } from '../../testing/stub-server.ts';
import { the } from '../../testing/the.ts';
import { applyFilters, changeFilter, resetFilters } from '../filters/change-filter.ts';
import { filterSets } from '../filters/filter-sets.ts';
import { filterDate } from './island.ts';

beforeEach(() => {
  history.replaceState(null, '', '/shop/');
  stubSettings({ postId: '7', locale: 'en_GB' });
});

afterEach(async () => {
  closeDates();
  await vi.waitFor(() => expect(filterSets().size).toBe(0));
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('chooses a day, shows it in the page’s format, and sends one request', async () => {
  const { input, field, calls, sent, calendar, pick } = await openCalendar(dateField({ defaultDate: ['2026-03-01'] }));
  expect([field.value, field.id, input.type]).toEqual(['1.3.2026', 'brxe-datesa', 'hidden']);
  field.click();
  expect([field.getAttribute('aria-expanded'), calendar()?.getAttribute('aria-label')]).toEqual(['true', 'Day']);
  await pick(14);
  expect([field.value, calls.length, field.getAttribute('aria-expanded')]).toEqual(['14.3.2026', 1, 'false']);
  expect(sent()['selectedFilters']).toEqual({ datesa: '2026-03-14' });
  field.click();
  await pick(14);
  expect(calls).toHaveLength(1);
});

it('sends no request for one of two dates, and accepts the same day twice as one', async () => {
  const range = dateField({ mode: 'range', defaultDate: ['2026-03-01', '2026-03-05'] });
  const { field, calls, sent, press, pick } = await openCalendar(range);
  expect(field.value).toBe('1.3.2026 to 5.3.2026');
  field.click();
  await pick(10);
  expect(calls).toHaveLength(0);
  expect(press(field, 'Escape')).toBe(true);
  await settle();
  expect([field.value, calls.length]).toEqual(['1.3.2026 to 5.3.2026', 0]);
  field.click();
  await pick(12);
  await pick(10);
  expect([field.value, sent()['selectedFilters']]).toEqual([
    '10.3.2026 to 12.3.2026',
    { datesa: '2026-03-10,2026-03-12' },
  ]);
  field.click();
  await pick(10);
  await pick(10);
  expect([field.value, sent()['selectedFilters'], calls.length]).toEqual(['10.3.2026', { datesa: '2026-03-10' }, 2]);
});

it('accepts a typed date in the format shown, and drops an invalid one, which it announces', async () => {
  const limited = dateField({ defaultDate: ['2026-03-01'], minDate: '2026-01-01' });
  const { field, calls, sent, press, type } = await openCalendar(limited);
  await type('7.3.2026');
  expect(sent()['selectedFilters']).toEqual({ datesa: '2026-03-07' });
  for (const text of ['soon', '7.3.2025']) {
    await type(text);
    expect([field.value, calls.length]).toEqual(['7.3.2026', 1]);
  }
  const said = () => document.querySelector('[role="alert"]')?.textContent;
  await vi.waitFor(() => expect(said()).toMatch(/^Please enter a date, such as \d+\.\d+\.\d{4}\./));
  field.value = '8.3.2026';
  field.dispatchEvent(new Event('input'));
  expect(press(field, 'Enter')).toBe(true);
  await settle();
  expect(sent()['selectedFilters']).toEqual({ datesa: '2026-03-08' });
  await type('');
  expect([sent()['selectedFilters'], field.value]).toEqual([{}, '']);
});

it('takes two typed dates in any order', async () => {
  const { field, sent, type } = await openCalendar(dateField({ mode: 'range' }));
  await type('5.3.2026 to 1.3.2026');
  expect([field.value, sent()['selectedFilters']]).toEqual([
    '1.3.2026 to 5.3.2026',
    { datesa: '2026-03-01,2026-03-05' },
  ]);
  await type('1.3.2026');
  expect(sent()['selectedFilters']).toEqual({ datesa: '2026-03-01' });
});

it('waits with a time until the calendar closes', async () => {
  const withTime = { enableTime: true, time_24hr: true, altFormat: 'j.n.Y H:i', dateFormat: 'Y-m-d H:i' };
  const { field, calls, sent, pick, press, calendar } = await openCalendar(
    dateField({ ...withTime, defaultDate: ['2026-03-01 09:05'] }),
  );
  expect(field.value).toBe('1.3.2026 09:05');
  field.click();
  await pick(2);
  expect(calls).toHaveLength(0);
  press(calendar(), 'Escape');
  await settle();
  expect(sent()['selectedFilters']).toEqual({ datesa: '2026-03-02 09:05' });
});

it('works by keyboard: months, years, buttons, and a focus trap', async () => {
  const { field, press, days } = await openCalendar(dateField({ defaultDate: ['2026-03-31'] }));
  expect(press(field, 'ArrowDown')).toBe(true);
  const active = () => document.activeElement;
  expect(active()?.getAttribute('aria-label')).toContain('31 March 2026');
  expect(active()?.getAttribute('aria-pressed')).toBe('true');
  press(active(), 'PageUp');
  expect(active()?.getAttribute('aria-label')).toContain('28 February 2026');
  expect(document.querySelector('[role="status"]')?.textContent).toBe('February 2026');
  press(active(), 'PageDown', { shiftKey: true });
  expect(active()?.getAttribute('aria-label')).toContain('28 February 2027');
  const next = document.querySelector<HTMLElement>('.flatpickr-next-month');
  next?.focus();
  press(next, ' ');
  expect([days()[0]?.getAttribute('aria-label'), active() === next]).toEqual([
    expect.stringContaining('1 March 2027'),
    true,
  ]);
  press(next, 'Escape');
  expect([active() === field, field.getAttribute('aria-expanded')]).toEqual([true, 'false']);
});

it('shows values set by other code, and keeps a choice beyond new limits', async () => {
  const { field, calls, type } = await openCalendar(dateField());
  await type('7.3.2026');
  await calls[0]?.answer(answerOf('', { filters: { datesa: dateField({ minDate: '2026-04-01' }) } }));
  expect(field.value).toBe('7.3.2026');
  const [filter] = filterSets().get('loopaa')?.filters ?? [];
  if (filter) void resetFilters(filter);
  expect(field.value).toBe('');
});

it('an answer leaves a calendar in use alone; its new limits apply afterwards', async () => {
  const range = (limits: object = {}) =>
    dateField({ mode: 'range', defaultDate: ['2026-03-01', '2026-03-05'], ...limits });
  const { field, calls, sent, days, pick, type } = await openCalendar(range());
  const [filter] = filterSets().get('loopaa')?.filters ?? [];
  if (filter) void changeFilter(filter);
  await settle();
  field.click();
  await pick(10);
  await calls[0]?.answer(answerOf('', { filters: { datesa: range({ minDate: '2026-03-08' }) } }));
  await pick(12);
  expect([field.value, sent()['selectedFilters']]).toEqual([
    ...['10.3.2026 to 12.3.2026', { datesa: '2026-03-10,2026-03-12' }],
  ]);
  expect(days()[0]?.getAttribute('aria-disabled')).toBe('true');
  field.value = '14.3.2026 to ';
  field.dispatchEvent(new Event('input'));
  await calls[1]?.answer(answerOf('', { filters: { datesa: range({ minDate: '2026-03-13' }) } }));
  expect(field.value).toBe('14.3.2026 to ');
  await type('14.3.2026 to 15.3.2026');
  expect([sent()['selectedFilters'], days()[11]?.getAttribute('aria-disabled')]).toEqual([
    ...[{ datesa: '2026-03-14,2026-03-15' }, 'true'],
  ]);
});

it('limits of an answer that comes before the calendar apply to it, and are kept with the markup', async () => {
  const { input, calls } = await openDates(dateField(), STYLES, () => undefined);
  const [filter] = filterSets().get('loopaa')?.filters ?? [];
  if (filter) void changeFilter(filter);
  await settle();
  const fresh = dateField({ minDate: '2026-03-08', maxDate: '2026-03-10' });
  await calls[0]?.answer(answerOf('', { filters: { datesa: fresh } }));
  expect(input.getAttribute('data-bricks-datepicker-options')).toContain('"minDate":"2026-03-08"');
  const published = Object(Reflect.get(globalThis, 'bricksData')).filterInstances.datesa;
  expect(published.datepicker).toBeUndefined();
  input.dispatchEvent(new Event('focus'));
  await vi.waitFor(() => expect(document.querySelector('[role="combobox"]')).not.toBeNull());
  // An answer without limits says nothing about them.
  if (filter) void changeFilter(filter);
  await settle();
  await calls[1]?.answer(answerOf('', { filters: { datesa: '<input>' } }));
  const { config }: flatpickr.Instance = published.datepicker;
  expect([config.minDate, config.maxDate]).toEqual([new Date(2026, 2, 8), new Date(2026, 2, 10)]);
});

it('keeps a calendar that a script of the page has created', async () => {
  const legacy = vi.fn();
  const give = (field: HTMLInputElement) => flatpickr(field, { altInput: true, onChange: legacy });
  const { input, sent, given } = await openDates(dateField(), STYLES, give);
  input.dispatchEvent(new Event('focus'));
  await vi.waitFor(() => expect(given.config.onClose).toHaveLength(1));
  given.setDate('2026-03-09', true);
  await settle();
  expect([sent()['selectedFilters'], legacy.mock.calls.length]).toEqual([{ datesa: '2026-03-09' }, 0]);
  expect(document.querySelectorAll('.flatpickr-calendar')).toHaveLength(1);
  given.destroy();
});

it('accepts typed dates if its calendar cannot be loaded', async () => {
  const { input, sent, calls } = await openDates(
    dateField({ mode: 'range' }, ',"filterApplyOn":"click"'),
    '',
    () => undefined,
  );
  const type = (text: string) => {
    input.value = text;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  };
  type('2026-03-05, 2026-03-01');
  expect(input.value).toBe('2026-03-01 – 2026-03-05');
  type('soon');
  expect([input.value, calls.length]).toEqual(['2026-03-01 – 2026-03-05', 0]);
  const [filter] = filterSets().get('loopaa')?.filters ?? [];
  if (filter) void applyFilters(filter);
  await settle();
  expect(sent()['selectedFilters']).toEqual({ datesa: '2026-03-01,2026-03-05' });
});

it('works in a theme’s dialect', async () => {
  start(filterDate);
  addDialect('filter-date', 'theme', ['.theme-date'], { options: { filter: 'data-id', query: 'data-of' } });
  document.body.innerHTML = `${loop('loopaa')}<input class="theme-date" data-id="datesa" data-of="loopaa">`;
  const { end } = addLoop('loopaa');
  const { sent } = stubFilters();
  start(filterDate);
  const input = the('.theme-date', HTMLInputElement);
  await vi.waitFor(() => expect(input.dataset['islandState']).toBe('ready'));
  input.value = '2026-03-05';
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await settle();
  expect([sent()['selectedFilters'], input.value]).toEqual([{ datesa: '2026-03-05' }, '2026-03-05']);
  end.abort();
});

it('restores the field', async () => {
  const { input } = await openCalendar(dateField());
  input.remove();
  await vi.waitFor(() => expect(document.querySelector('.flatpickr-calendar')).toBeNull());
  expect([input.type, input.id, document.querySelector('[role="combobox"]')]).toEqual(['text', 'brxe-datesa', null]);
});

it.each(['', '{', '[]', '{"mode":7,"minDate":{},"onChange":"alert(1)"}'])(
  'survives the options %j',
  async (printed) => {
    const { field } = await openCalendar(
      dateField().replace(/data-bricks-datepicker-options='[^']*'/, `data-bricks-datepicker-options='${printed}'`),
    );
    expect(field.value).toBe('');
  },
);
