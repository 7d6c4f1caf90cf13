import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCondition } from './read-condition.ts';

const FIELDS = ['a', 'b', 'c'];
const value: fc.Arbitrary<string> = fc.constantFrom('1', '2', '3');
const state = fc.record({ a: fc.array(value), b: fc.array(value), c: fc.array(value) });
const field = fc.constantFrom(...FIELDS);

/** A condition as an author writes it, with its meaning. */
interface Written {
  readonly printed: unknown;
  readonly means: (values: Readonly<Record<string, readonly string[]>>) => boolean;
}
const test: fc.Arbitrary<Written> = fc.oneof(
  fc.record({ field, one: value }).map(({ field: name, one }) => ({
    printed: { field: name, is: one },
    means: (values: Readonly<Record<string, readonly string[]>>) => (values[name] ?? []).indexOf(one) >= 0,
  })),
  fc.record({ field, one: value }).map(({ field: name, one }) => ({
    printed: { field: name, isNot: Number(one) },
    means: (values: Readonly<Record<string, readonly string[]>>) => (values[name] ?? []).indexOf(one) < 0,
  })),
  fc.record({ field, list: fc.array(value) }).map(({ field: name, list }) => ({
    printed: { field: name, in: list },
    means: (values: Readonly<Record<string, readonly string[]>>) =>
      (values[name] ?? []).some((one) => list.indexOf(one) >= 0),
  })),
  fc.record({ field, filled: fc.boolean() }).map(({ field: name, filled }) => ({
    printed: { field: name, filled },
    means: (values: Readonly<Record<string, readonly string[]>>) => (values[name] ?? []).length > 0 === filled,
  })),
);
const several = (parts: fc.Arbitrary<Written>): fc.Arbitrary<Written> =>
  fc
    .tuple(fc.constantFrom('list', 'all', 'any'), fc.array(parts, { minLength: 1, maxLength: 3 }))
    .map(([how, list]) => {
      const printed = list.map((part) => part.printed);
      return {
        printed: how === 'list' ? printed : { [how]: printed },
        means: (values) => list.filter((part) => part.means(values)).length >= (how === 'any' ? 1 : list.length),
      };
    });

it('means what is written, however deep', () => {
  fc.assert(
    fc.property(fc.oneof(test, several(test), several(several(test))), state, ({ printed, means }, values) => {
      const condition = readCondition(printed);
      expect(condition?.isMet((name) => Reflect.get(values, name) ?? [])).toBe(means(values));
      expect(condition?.fields.every((name) => FIELDS.includes(name))).toBe(true);
    }),
  );
});

describe('what nobody can understand', () => {
  it.each([
    [null],
    [7],
    ['a'],
    [[]],
    [{}],
    [{ field: 'a' }],
    [{ is: 'x' }],
    [{ field: 7, is: 'x' }],
    [{ field: 'a', filled: 'yes' }],
    [{ any: [] }],
    [[{ field: 'a', is: 'x' }, { field: 'b' }]],
    [{ all: [null] }],
  ])('%j', (printed) => {
    expect(readCondition(printed)).toBeUndefined();
  });
});
