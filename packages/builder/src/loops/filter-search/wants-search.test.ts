import { expect, it } from 'vitest';
import { wantsSearch } from './wants-search.ts';

it.each([
  ['rug', '', false, true],
  ['ru', '', false, false],
  ['ru', '', true, true],
  ['rug', 'rug', false, false],
  ['rug', 'rug', true, true],
  ['', 'rug', false, true],
  ['', '', false, false],
])('"%s" after "%s", forced %s: %s', (value, searched, isForced, wanted) => {
  expect(wantsSearch({ value, searched, minimum: 3, isForced })).toBe(wanted);
});
