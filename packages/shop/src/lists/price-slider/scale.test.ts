import fc from 'fast-check';
import { expect, it } from 'vitest';
import { alignPrice, moveEnd, type Scale, type Values } from './scale.ts';

const scale = (change: Partial<Scale> = {}): Scale => ({ min: 0, max: 200, step: 1, gap: 4, ...change });

it.each([
  [[0, 200], 0, 50, scale(), [50, 200]],
  [[0, 60], 0, 58, scale(), [56, 60]],
  [[50, 200], 1, 20, scale(), [50, 54]],
  [[0, 200], 0, -30, scale(), [0, 200]],
  [[0, 200], 1, 900, scale(), [0, 200]],
  // No room left: the handle stays.
  [[0, 2], 0, 1, scale(), [0, 2]],
  [[196, 200], 1, 100, scale(), [196, 200]],
  // Without a gap handles may meet, but never cross.
  [[0, 90], 0, 100, scale({ max: 90, step: 10, gap: 0 }), [90, 90]],
  [[40, 90], 1, 13, scale({ max: 90, step: 10, gap: 0 }), [40, 40]],
  // A gap between two steps is rounded up to one.
  [[0, 60], 0, 60, scale({ step: 10 }), [50, 60]],
  // A gap is limited to the length of the scale.
  [[0, 3], 0, 2, scale({ max: 3 }), [0, 3]],
  [[0, 1], 0, 0.6, scale({ max: 1, step: 0.1, gap: 0.2 }), [0.6, 1]],
] as const)('from %j, end %i, wanted at %d', (values, end, wanted, on, expected) => {
  expect(moveEnd(values, end, wanted, on)).toEqual(expected);
});

it('aligns a price to the steps from the minimum', () => {
  expect(alignPrice(13, scale({ step: 10 }))).toBe(10);
  expect(alignPrice(17, scale({ min: 2, step: 10 }))).toBe(22);
  expect(alignPrice(0.3, scale({ max: 1, step: 0.1 }))).toBe(0.3);
  expect(alignPrice(95, scale({ max: 95, step: 10 }))).toBe(90);
});

it('keeps the handles in order, apart, on a step and on the scale, wherever they are wanted', () => {
  const cents = fc.integer({ min: 0, max: 5000 }).map((count) => count / 100);
  const step = fc.integer({ min: 1, max: 500 }).map((count) => count / 100);
  fc.assert(
    fc.property(
      cents,
      cents,
      step,
      cents,
      fc.array(fc.tuple(fc.constantFrom(0, 1), cents)),
      (min, length, by, gap, moves) => {
        const on = { min, max: min + length + by, step: by, gap: Math.min(gap, length) };
        let values: Values = [alignPrice(on.min, on), alignPrice(on.max, on)];
        for (const [end, wanted] of moves) {
          const before = values;
          values = moveEnd(values, end === 0 ? 0 : 1, wanted, on);
          if (values === before) continue;
          const [lower, upper] = values;
          expect(upper - lower).toBeGreaterThanOrEqual(on.gap - 1e-6);
          expect(lower).toBeGreaterThanOrEqual(on.min - 1e-6);
          expect(upper).toBeLessThanOrEqual(on.max + 1e-6);
          for (const value of values) {
            const steps = (value - min) / by;
            expect(Math.abs(steps - Math.round(steps))).toBeLessThan(1e-6);
          }
        }
      },
    ),
  );
});
