import { expect, it } from 'vitest';
import { nextIndex } from './next-index.ts';

const press = (key: string, more = {}) => new KeyboardEvent('keydown', { key, ...more });

it.each([
  ['ArrowRight', 0, false, 1],
  ['ArrowRight', 2, false, 2],
  ['ArrowLeft', 0, false, 0],
  ['ArrowLeft', 0, true, 1],
  ['ArrowRight', 1, true, 0],
  ['Home', 2, false, 0],
  ['End', 0, false, 2],
  ['a', 0, false, undefined],
  ['Home', -1, false, undefined],
] as const)('%s at %i, from right to left %s: %s', (key, from, isRightToLeft, index) => {
  expect(nextIndex(press(key), from, 3, isRightToLeft)).toBe(index);
});

it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('leaves keys together with %s to the browser', (modifier) => {
  expect(nextIndex(press('ArrowRight', { [modifier]: true }), 0, 3, false)).toBeUndefined();
});
