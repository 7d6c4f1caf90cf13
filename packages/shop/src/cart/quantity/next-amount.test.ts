import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextAmount } from './next-amount.ts';

const limits = (min = '', max = '', step = '') => ({ min, max, step });
const field = (value: string, range: ReturnType<typeof limits>) =>
  Object.assign(document.createElement('input'), { value, ...range });

it.each([
  ['1', limits('1'), 1, '2'],
  ['1', limits('1'), -1, undefined],
  ['', limits('0'), 1, '1'],
  ['', limits('0'), -1, undefined],
  ['', limits('2'), 1, '2'],
  ['9', limits('1', '9'), 1, undefined],
  ['12', limits('1', '9'), 1, '9'],
  ['12', limits('1', '9'), -1, '9'],
  ['0', limits('3', '9'), 1, '3'],
  ['5', limits('1', '6', '2'), 1, undefined],
  ['2', limits('1', '6', '2'), 1, '3'],
  ['2', limits('1', '6', '2'), -1, '1'],
  ['0.1', limits('0', '', '0.2'), 1, '0.2'],
  ['0.2', limits('0.1', '', '0.1'), 1, '0.3'],
  ['0.3', limits('0.1', '', '0.1'), -1, '0.2'],
  ['1.75', limits('0.25', '2', '0.25'), 1, '2'],
  ['1', limits('', '', 'any'), 1, '2'],
  ['1', limits('', '', '0'), 1, '2'],
  ['0', limits(), -1, undefined],
  ['many', limits('1'), 1, '1'],
  ['2', limits('5', '3'), 1, '5'],
] as const)('from "%s" within %j by %i: %s', (value, range, direction, next) => {
  expect(nextAmount(field(value, range), direction)).toBe(next);
});

it('never leaves the limits, and never shows more decimals than it was given', () => {
  const decimal = fc.integer({ min: 0, max: 5000 }).map((hundredths) => hundredths / 100);
  const step = fc.integer({ min: 1, max: 300 }).map((hundredths) => hundredths / 100);
  fc.assert(
    fc.property(decimal, decimal, decimal, step, fc.constantFrom(1 as const, -1 as const), (value, a, b, by, way) => {
      const [min, max] = [Math.min(a, b), Math.max(a, b)];
      const next = nextAmount(field(String(value), limits(String(min), String(max), String(by))), way);
      if (next === undefined) return;
      expect(Number(next)).toBeGreaterThanOrEqual(min);
      expect(Number(next)).toBeLessThanOrEqual(max);
      expect(next).toMatch(/^\d+(\.\d{1,2})?$/);
    }),
  );
});
