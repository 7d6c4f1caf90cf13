import { expect, it } from 'vitest';
import { isTab } from './is-tab.ts';

it.each([
  ['Tab', 9, true],
  // WebKit on Linux, with Shift.
  ['Unidentified', 9, true],
  ['Unidentified', 32, false],
  ['a', 65, false],
])('key %s, number %i: %s', (key, keyCode, isIt) => {
  expect(isTab(new KeyboardEvent('keydown', { key, keyCode }))).toBe(isIt);
});
