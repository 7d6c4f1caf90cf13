import { expect, it } from 'vitest';
import { isComposing } from './is-composing.ts';

it.each([
  ['within a composition', { isComposing: true }, true],
  ['that Safari sends after it', { keyCode: 229 }, true],
  ['of its own', { keyCode: 13 }, false],
])('an Enter %s: %j, %s', (_, init, expected) => {
  expect(isComposing(new KeyboardEvent('keydown', { key: 'Enter', ...init }))).toBe(expected);
});
