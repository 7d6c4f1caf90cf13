import { expect, it } from 'vitest';
import { closeOn } from './close-on.ts';

it.each([
  ['backdrop', ['outside']],
  ['esc', ['escape']],
  ['backdrop esc', ['outside', 'escape']],
  [
    ['esc', 'backdrop'],
    ['escape', 'outside'],
  ],
  ['none', []],
  ['', undefined],
  ['outside', undefined],
  ['esc, constructor', undefined],
])('%j names %j', (raw, ways) => {
  expect(closeOn.parse(raw)).toEqual(ways);
});
