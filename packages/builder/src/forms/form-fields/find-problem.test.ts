import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Entry, findProblem } from './find-problem.ts';
import { isUrl } from './is-url.ts';

const entry = (value: string, rest: Partial<Entry> = {}): Entry => ({
  ...{ type: 'text', value, required: false, multiple: false },
  ...{ min: Number.NaN, max: Number.NaN, minLength: Number.NaN, maxLength: Number.NaN },
  ...rest,
});
const blank = fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\u00a0') });
const type = fc.constantFrom('text', 'email', 'url', 'number', 'tel', 'password', 'search');
const limit = fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }), { nil: Number.NaN });

describe('what is empty', () => {
  it('is right unless something is required, whatever else is asked for', () => {
    fc.assert(
      fc.property(blank, type, limit, limit, fc.boolean(), (value, kind, min, max, required) => {
        const problem = findProblem(entry(value, { type: kind, min, max, minLength: 3, maxLength: 0, required }));
        expect(problem).toBe(required ? 'missingEntry' : undefined);
      }),
    );
  });

  it('is not what has one character in it', () => {
    fc.assert(
      fc.property(blank, fc.constantFrom('a', '0', '.', 'ß', '🐎'), blank, (before, character, after) => {
        expect(findProblem(entry(before + character + after, { required: true }))).toBeUndefined();
      }),
    );
  });
});

describe('a number', () => {
  const decimal = fc.tuple(fc.integer({ min: -9999, max: 9999 }), fc.integer({ min: 0, max: 99 }));
  /** In hundredths, to avoid rounding. */
  const hundredths = ([whole, part]: readonly [number, number]) => whole * 100 + Math.sign(whole || 1) * part;
  const written = ([whole, part]: readonly [number, number]) => `${whole}.${String(part).padStart(2, '0')}`;

  it('lies within its limits, to the last decimal', () => {
    fc.assert(
      fc.property(decimal, decimal, decimal, (value, least, most) => {
        const isWithin = hundredths(least) <= hundredths(value) && hundredths(value) <= hundredths(most);
        const limits = { min: Number.parseFloat(written(least)), max: Number.parseFloat(written(most)) };
        const problem = findProblem(entry(written(value), { type: 'number', ...limits }));
        expect(problem).toBe(isWithin ? undefined : 'wrongNumber');
      }),
    );
  });

  it.each([
    ['5', 1, 9, undefined],
    ['1', 1, 9, undefined],
    ['0.99', 1, 9, 'wrongNumber'],
    ['9.01', 1, 9, 'wrongNumber'],
    ['-3', Number.NaN, 0, undefined],
    ['1e3', 1, 999, 'wrongNumber'],
    ['1,5', Number.NaN, Number.NaN, 'wrongNumber'],
    ['many', Number.NaN, Number.NaN, 'wrongNumber'],
    ['Infinity', Number.NaN, Number.NaN, 'wrongNumber'],
    [' 7 ', 1, 9, undefined],
  ])('"%s" from %d to %d: %s', (value, min, max, problem) => {
    expect(findProblem(entry(value, { type: 'number', min, max }))).toBe(problem);
  });
});

describe('an e-mail address', () => {
  it('is something, an @, something with a dot', () => {
    fc.assert(
      fc.property(fc.emailAddress(), blank, (address, space) => {
        expect(findProblem(entry(space + address + space, { type: 'email' }))).toBeUndefined();
        expect(findProblem(entry(address.replace('@', ' at '), { type: 'email' }))).toBe('wrongEmail');
        expect(findProblem(entry(address.replace(/@.*/, '@stable'), { type: 'email' }))).toBe('wrongEmail');
        expect(findProblem(entry(`${address}, ${address}`, { type: 'email', multiple: true }))).toBeUndefined();
        expect(findProblem(entry(`${address}, ${address}`, { type: 'email' }))).toBe('wrongEmail');
      }),
    );
  });

  it.each(['a@b', '@b.c', 'a@', 'a b@c.de', 'a@@b.c', 'a@b@c.de', 'a@b c.de'])('is not %s', (value) => {
    expect(findProblem(entry(value, { type: 'email' }))).toBe('wrongEmail');
  });
});

describe('a web address', () => {
  const label = fc.string({ unit: fc.constantFrom(...'abcxyz019'), minLength: 1, maxLength: 8 });
  const ending = fc.constantFrom('de', 'com', 'info', 'museum', 'photography');
  const path = fc.constantFrom('', '/', '/a/b', '/a.b-c_d', '?q=1&r=%20', '#top', ':8080/a');

  it('has a host with a dot; its scheme may be missing', () => {
    const host = fc.tuple(label, ending).map((parts) => parts.join('.'));
    fc.assert(
      fc.property(fc.constantFrom('', 'http://', 'https://', 'HTTPS://'), host, path, (scheme, name, rest) => {
        expect(isUrl(`${scheme}${name}${rest}`)).toBe(true);
        expect(findProblem(entry(` ${scheme}${name}${rest} `, { type: 'url' }))).toBeUndefined();
        expect(isUrl(`${scheme}${name.replace('.', '')}${rest}`)).toBe(false);
        expect(isUrl(`${scheme}${name} ${rest}x`)).toBe(false);
      }),
    );
  });

  // fast-check takes seconds to generate its first value.
  it('is every address of the web that has one', { timeout: 30_000 }, () => {
    fc.assert(fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), (url) => isUrl(url)));
  });

  it.each([
    ...[
      'localhost',
      'http://localhost:3000',
      'ftp://a.de',
      'mailto:a@b.de',
      'a@b.de',
      'javascript:alert(1)',
      'https://',
    ],
    ...['http:/a.de', '.de', 'a.d', '192.168.0.1', 'https://a:b@c.de', '//a.de', 'a..'],
  ])('is not %s', (value) => {
    expect(isUrl(value)).toBe(false);
  });

  it.each(['münchen.de', 'https://例え.テスト/', 'a.de.', 'www.a-b.co.uk/x y'.replace(' ', '+')])('is %s', (value) => {
    expect(isUrl(value)).toBe(true);
  });
});

it('counts what is sent, spaces too', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.nat(9), fc.nat(9), (value, minLength, maxLength) => {
      const problem = findProblem(entry(value, { minLength, maxLength }));
      const isRight = value.trim() === '' || (value.length >= minLength && value.length <= maxLength);
      expect(problem === undefined).toBe(isRight);
    }),
  );
});
