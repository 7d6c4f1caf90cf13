import fc from 'fast-check';
import { expect, it } from 'vitest';
import { areSame, chooseEnd, type Ends, moveEnd, shownEnds } from './ends.ts';

const limits: Ends = [2, 90];

it.each<[Ends, 0 | 1, number, Ends]>([
  [[2, 90], 0, 20, [20, 90]],
  [[2, 90], 1, 60, [2, 60]],
  [[20, 60], 0, 75, [60, 60]],
  [[20, 60], 1, 10, [20, 20]],
  [[20, 60], 0, -5, [2, 60]],
  [[20, 60], 1, 500, [20, 90]],
])('moves %j, end %i to %d: %j', (ends, end, wanted, moved) => {
  expect(moveEnd(ends, end, wanted, limits)).toEqual(moved);
});

it('keeps the moved end within the limits and in order, wherever it is dragged', () => {
  const numbers = fc.integer({ min: -200, max: 200 });
  const sorted = fc.tuple(numbers, numbers).map(([a, b]): Ends => [Math.min(a, b), Math.max(a, b)]);
  fc.assert(
    fc.property(sorted, sorted, fc.constantFrom<0 | 1>(0, 1), numbers, (scale, wide, end, wanted) => {
      const [low, high] = moveEnd(shownEnds(wide, scale), end, wanted, scale);
      expect(scale[0] <= low && low <= high && high <= scale[1]).toBe(true);
    }),
  );
});

it('shows a choice on a narrowed scale, as far as possible', () => {
  expect(shownEnds([2, 90], [16, 60])).toEqual([16, 60]);
  expect(shownEnds([20, 40], [16, 60])).toEqual([20, 40]);
  expect(shownEnds([20, 40], [50, 60])).toEqual([50, 50]);
});

it('keeps the end that was not moved, and treats the end of a narrowed scale as no limit', () => {
  const narrowed: Ends = [16, 60];
  expect(chooseEnd([2, 90], 0, 20, narrowed, limits)).toEqual([20, 90]);
  expect(chooseEnd([20, 80], 0, 30, narrowed, limits)).toEqual([30, 80]);
  expect(chooseEnd([20, 40], 1, 60, narrowed, limits)).toEqual([20, 90]);
  expect(chooseEnd([20, 40], 0, 16, narrowed, limits)).toEqual([2, 40]);
});

it('compares pairs', () => {
  expect([areSame([1, 2], [1, 2]), areSame([1, 2], [1, 3])]).toEqual([true, false]);
});
