import { afterEach, expect, it, vi } from 'vitest';
import { readCookie } from './read-cookie.ts';

afterEach(() => vi.restoreAllMocks());

it.each([
  ['one', '1'],
  ['on', ''],
  ['coded', 'a b'],
  ['broken', '%E0%A4%A'],
  ['with', 'a=b'],
])('reads %s as %j', (name, value) => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('one=1; coded=a%20b; broken=%E0%A4%A; with=a=b');
  expect(readCookie(name)).toBe(value);
});

it('finds none where cookies are forbidden', () => {
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(readCookie('one')).toBe('');
});
