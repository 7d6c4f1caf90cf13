import { expect, it } from 'vitest';
import { isTab } from './is-tab.ts';

it.each([
  ['Tab', 'Tab', true],
  // WebKit on Linux, with Shift.
  ['Unidentified', 'Tab', true],
  // Dispatched by a script, or by a keyboard without places.
  ['Tab', '', true],
  ['Unidentified', 'Space', false],
  ['a', 'KeyA', false],
])('key %s at %j: %s', (key, code, isIt) => {
  expect(isTab({ key, code })).toBe(isIt);
});
