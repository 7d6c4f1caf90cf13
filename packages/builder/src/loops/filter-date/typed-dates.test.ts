import { expect, it } from 'vitest';
import { typedDates } from './typed-dates.ts';

it.each([
  ['', false, false, ''],
  ['  ', true, false, ''],
  ['2026-03-01', false, false, '2026-03-01'],
  ['2026-03-01', false, true, '2026-03-01 00:00'],
  ['2026-03-01T09:05', false, true, '2026-03-01 09:05'],
  ['2026-03-05 to 2026-03-01', true, false, '2026-03-01,2026-03-05'],
  ['2026-03-01,2026-03-01', true, false, '2026-03-01'],
  ['2026-03-01', true, false, undefined],
  ['2026-03-01 2026-03-05', false, false, undefined],
  ['2026-13-45', false, false, undefined],
  ['２０２６－０３－０５', false, false, '2026-03-05'],
  ['۲۰۲۶-۰۳-۰۵', false, false, '2026-03-05'],
  ['soon', false, false, undefined],
])('takes "%s" (range %s, time %s) for %s', (typed, isRange, hasTime, value) => {
  expect(typedDates(typed, { isRange, hasTime })).toBe(value);
});
