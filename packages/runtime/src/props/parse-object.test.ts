import { expect, it } from 'vitest';
import { parseObject } from './parse-object.ts';

it('returns the object in a JSON text', () => {
  expect(parseObject('{"a":1,"b":{"c":[]}}')).toEqual({ a: 1, b: { c: [] } });
});

it.each(['', '[1]', '1', '"a"', 'null', '{a:1}', '<br>'])('returns undefined for %s', (json) => {
  expect(parseObject(json)).toBeUndefined();
});
