import { expect, test } from 'vitest';
import { leftOutLine } from './left-out-reporter.ts';

test.each([
  [0, undefined],
  [1, 'Left out: 1 test, because no recorded pages lie beside the repository.'],
  [61, 'Left out: 61 tests, because no recorded pages lie beside the repository.'],
])('what is said of %i tests', (count, line) => {
  expect(leftOutLine(count)).toBe(line);
});
