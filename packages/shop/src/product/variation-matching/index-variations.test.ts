import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fits, stateOf } from '../../testing/naive-matching.ts';
import { indexVariations } from './index-variations.ts';

const NAMES = ['attribute_pa_colour', 'attribute_size', 'attribute_fit', 'toString'];
const VALUES = ['navy', 'Navy', '55 cm', 'constructor', '0'];

const value = fc.constantFrom('', ...VALUES);
const variation = fc.record({
  // Some variations lack an attribute: plugins print such lists.
  attributes: fc
    .array(fc.tuple(fc.constantFrom(...NAMES), value), { maxLength: 5 })
    .map((entries): Record<string, string> => Object.fromEntries(entries)),
  variation_is_active: fc.boolean(),
  is_in_stock: fc.boolean(),
});
const product = fc.array(variation, { maxLength: 100 });
const choice = fc
  .array(fc.tuple(fc.constantFrom(...NAMES, 'attribute_unknown'), fc.oneof(value, fc.constant('none has it'))))
  .map((entries) => new Map(entries));

it('finds the variation that a walk through the list finds', () => {
  fc.assert(
    fc.property(product, choice, (list, chosen) => {
      expect(indexVariations(list, String).match(chosen)).toBe(list.find((one) => fits(one, chosen)));
    }),
    { numRuns: 500 },
  );
});

it('agrees with a walk through the list about every option', () => {
  fc.assert(
    fc.property(product, choice, (list, chosen) => {
      const index = indexVariations(list, String);
      for (const name of NAMES) {
        const state = index.optionsOf(name, chosen);
        for (const option of [...VALUES, 'none has it']) {
          expect(state(option), `${name}=${option}`).toBe(stateOf(list, name, option, chosen));
        }
      }
    }),
    { numRuns: 500 },
  );
});

it('never keeps an option without a variation: choosing one by one ends at a variation', () => {
  const complete = fc.record({
    attributes: fc.record({ a: value, b: value, c: value }),
    variation_is_active: fc.constant(true),
  });
  fc.assert(
    fc.property(fc.array(complete, { minLength: 1, maxLength: 80 }), fc.infiniteStream(fc.nat()), (list, dice) => {
      const index = indexVariations(list, String);
      const chosen = new Map<string, string>();
      for (const name of ['a', 'b', 'c']) {
        const state = index.optionsOf(name, chosen);
        const possible = VALUES.filter((option) => state(option) !== 'absent');
        expect(possible.length).toBeGreaterThan(0);
        chosen.set(name, possible[dice.next().value % possible.length] ?? '');
      }
      expect(index.match(chosen)).toBeDefined();
    }),
  );
});

const helmet = [
  { id: 1, attributes: { colour: 'navy', size: '55' }, variation_is_active: true, is_in_stock: true },
  { id: 2, attributes: { colour: 'black', size: '57' }, variation_is_active: true, is_in_stock: false },
  { id: 3, attributes: { colour: 'mocha', size: '' }, variation_is_active: true, is_in_stock: true },
  { id: 4, attributes: { colour: 'mocha', size: '57' }, variation_is_active: false, is_in_stock: true },
];
const index = indexVariations(helmet, String);
const choose = (colour: string, size: string) =>
  new Map([
    ['colour', colour],
    ['size', size],
  ]);

it.each([
  ['navy', '55', 1],
  ['Navy', '55', undefined],
  ['navy', '57', undefined],
  ['mocha', '57', 3],
  ['mocha', 'any text at all', 3],
  ['', '', 1],
])('finds for %s, %s: %s', (colour, size, id) => {
  expect(index.match(choose(colour, size))?.id).toBe(id);
});

it.each([
  ['colour', 'navy', '55', { navy: 'available', black: 'absent', mocha: 'available' }],
  ['colour', 'navy', '57', { navy: 'absent', black: 'out-of-stock', mocha: 'available' }],
  ['size', 'black', '55', { 55: 'absent', 57: 'out-of-stock', 59: 'absent' }],
  ['size', 'mocha', '', { 55: 'available', 57: 'available', 59: 'available' }],
])('determines the options of %s when %s, %s are chosen', (name, colour, size, states) => {
  const stateOfOption = index.optionsOf(name, choose(colour, size));
  expect(Object.fromEntries(Object.keys(states).map((option) => [option, stateOfOption(option)]))).toEqual(states);
});

it('shows a value with entities on the option without, and matches by the value as it is', () => {
  const list = [{ attributes: { a: 'Black &amp; tan' }, variation_is_active: true, is_in_stock: true }];
  const decoded = indexVariations(list, (text) => text.replace('&amp;', '&'));
  expect(decoded.optionsOf('a', new Map())('Black & tan')).toBe('available');
  expect(decoded.match(new Map([['a', 'Black & tan']]))).toBeUndefined();
  expect(decoded.match(new Map([['a', 'Black &amp; tan']]))).toBe(list[0]);
});

it('finds nothing in an empty list', () => {
  const none = indexVariations([], String);
  expect(none.match(new Map())).toBeUndefined();
  expect(none.optionsOf('colour', new Map())('navy')).toBe('absent');
});
