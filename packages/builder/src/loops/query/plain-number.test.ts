import { expect, it } from 'vitest';
import { plainNumber } from './plain-number.ts';

it.each([
  [' 3 ', 3],
  ['۲', 2],
  ['١٢', 12],
  ['1,000', 1000],
  ['1.000', 1000],
  ['1\u202f000', 1000],
  ['۱٬۰۰۰', 1000],
])('reads "%s" as page %s', (printed, page) => {
  expect(Number(plainNumber(printed))).toBe(page);
});

it.each(['Next', '12 more', '1,5'])('leaves "%s" no number', (printed) => {
  expect(Number(plainNumber(printed))).toBeNaN();
});
