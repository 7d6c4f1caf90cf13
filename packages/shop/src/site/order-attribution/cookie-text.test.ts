import { describe, expect, it } from 'vitest';
import { decodeCookie, encodeCookie, unpackFields } from './cookie-text.ts';

it('encodes everything that Sourcebuster does', () => {
  expect(encodeCookie('sbjs_current', "typ=typein|||src=(direct)|||x=~!*'", false)).toBe(
    'sbjs_current=typ%3Dtypein%7C%7C%7Csrc%3D%28direct%29%7C%7C%7Cx%3D%7E%21%2A%27',
  );
});

it.each(['typ=typein|||src=(direct)', 'ü€🐎', 'a b+c/d=e', '', '%zz 100%'])('reads its own output: %s', (text) => {
  for (const isBase64 of [true, false]) {
    const pair = encodeCookie('name', text, isBase64);
    expect(pair).toMatch(isBase64 ? /^name=[A-Za-z0-9+/]*$/ : /^name=[\w%.-]*$/);
    expect(decodeCookie(pair.slice('name='.length))).toBe(text);
  }
});

it('writes base64 of the encoded text, without padding', () => {
  expect(encodeCookie('name', 'a=b', true)).toBe(`name=${btoa('a%3Db').replace(/=+$/, '')}`);
});

describe('reads damaged cookies as far as it can', () => {
  it.each([
    ['%FCber', 'über'],
    ['100%', '100%'],
    ['%u20AC 5', '€ 5'],
    ['typ%3Dutm%', 'typ=utm%'],
    // Five characters cannot be base64.
    ['abcde', 'abcde'],
  ])('%s is %s', (value, text) => {
    expect(decodeCookie(value)).toBe(text);
  });
});

it('cuts a cookie to the length that browsers accept', () => {
  const text = `fd=2026-03-01 09:30:05|||ep=https://shop.example/?q=${'%C3%BC-'.repeat(900)}|||rf=https://blog.example.org/`;
  for (const isBase64 of [true, false]) {
    const pair = encodeCookie('sbjs_current_add', text, isBase64);
    expect(pair.length).toBeLessThanOrEqual(4096);
    expect(pair.length).toBeGreaterThan(2000);
    const fields = unpackFields(decodeCookie(pair.slice(pair.indexOf('=') + 1)));
    expect(fields.get('fd')).toBe('2026-03-01 09:30:05');
    expect(fields.get('ep')).toMatch(/^https:\/\/shop\.example\/\?q=(ü-)+$/);
  }
});

it('encodes the rest of a character after a cut or in a broken cookie', () => {
  expect(encodeCookie('name', 'horse \ud83d', false)).toBe('name=horse%20');
});
