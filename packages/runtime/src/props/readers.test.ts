import { describe, expect, it } from 'vitest';
import { boolean, choice, number, optional, type Reader, string } from './readers.ts';

function check<T>(reader: Reader<T>, table: readonly (readonly [raw: unknown, value: T | undefined])[]) {
  for (const [raw, value] of table) expect([raw, reader.parse(raw)]).toEqual([raw, value]);
}

describe('text', () => {
  it('reads strings, and numbers inside JSON', () => {
    check(string(), [
      ['', ''],
      ['Fit', 'Fit'],
      [12, '12'],
      [true, undefined],
      [{}, undefined],
      [['a'], undefined],
    ]);
    expect(string().fallback).toBe('');
    expect(string('none').fallback).toBe('none');
  });
});

describe('number', () => {
  it('reads finite numbers and their digits', () => {
    check(number(0), [
      ['12', 12],
      [' 1.5 ', 1.5],
      ['-3', -3],
      [7, 7],
      ['', undefined],
      [' ', undefined],
      ['12px', undefined],
      ['Infinity', undefined],
      [Number.NaN, undefined],
      [true, undefined],
      [null, undefined],
    ]);
  });

  it('keeps to its limits, both included', () => {
    check(number(1, { min: 1, max: 3, whole: true }), [
      ['1', 1],
      ['3', 3],
      ['0', undefined],
      ['4', undefined],
      ['1.5', undefined],
    ]);
  });

  it('describes valid values', () => {
    expect(number(0).expected).toBe('a number');
    expect(number(0, { min: 0, whole: true }).expected).toBe('a whole number from 0');
    expect(number(0, { max: 9 }).expected).toBe('a number up to 9');
    expect(number(0, { min: 0, max: 9 }).expected).toBe('a number from 0 to 9');
  });
});

describe('flag', () => {
  it('understands the booleans of HTML, PHP and JSON', () => {
    check(boolean(), [
      ['', true],
      ['true', true],
      ['1', true],
      ['yes', true],
      ['on', true],
      [true, true],
      [1, true],
      ['false', false],
      ['0', false],
      ['no', false],
      ['off', false],
      [false, false],
      [0, false],
      ['maybe', undefined],
      ['constructor', undefined],
      [{}, undefined],
    ]);
    expect(boolean(true).fallback).toBe(true);
  });
});

describe('choice', () => {
  it('reads only values of its set', () => {
    const reader = choice(['click', 'mouseenter'], 'click');
    check(reader, [
      ['mouseenter', 'mouseenter'],
      ['Click', undefined],
      ['', undefined],
      [0, undefined],
    ]);
    expect(reader.expected).toBe('click | mouseenter');
    expect(reader.fallback).toBe('click');
  });
});

describe('optional', () => {
  it('reads as before and has no default', () => {
    const reader = optional(number(5, { max: 9 }));
    check(reader, [
      ['9', 9],
      ['10', undefined],
    ]);
    expect(reader.fallback).toBeUndefined();
    expect(reader.expected).toBe('a number up to 9');
  });
});
