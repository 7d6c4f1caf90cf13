import { expect, it } from 'vitest';
import { isPlainClick } from './is-plain-click.ts';

it.each([
  [{}, true],
  [{ button: 1 }, false],
  [{ altKey: true }, false],
  [{ ctrlKey: true }, false],
  [{ metaKey: true }, false],
  [{ shiftKey: true }, false],
])('a click with %j is plain: %s', (init, expected) => {
  expect(isPlainClick(new MouseEvent('click', init))).toBe(expected);
});
