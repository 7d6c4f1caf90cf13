import { expect, it } from 'vitest';
import { datesIn, dateValue } from './date-value.ts';

it('formats dates for the server, the same day twice as one', () => {
  const march = new Date(2026, 2, 1, 9, 5);
  expect(dateValue([], false)).toBe('');
  expect(dateValue([march], false)).toBe('2026-03-01');
  expect(dateValue([march, new Date(2026, 10, 21, 18, 30)], true)).toBe('2026-03-01 09:05,2026-11-21 18:30');
  expect(dateValue([march, march], false)).toBe('2026-03-01');
});

it('gives flatpickr both ends for a single date', () => {
  expect(datesIn('', true)).toEqual([]);
  expect(datesIn('2026-03-01', false)).toEqual(['2026-03-01']);
  expect(datesIn('2026-03-01', true)).toEqual(['2026-03-01', '2026-03-01']);
});
