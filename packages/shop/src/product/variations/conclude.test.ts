import { expect, it } from 'vitest';
import { indexVariations } from '../variation-matching/index-variations.ts';
import { conclude } from './conclude.ts';

const navy = { attributes: { colour: 'navy', size: 'Pony' }, variation_is_active: true, is_in_stock: true };
const anySize = { attributes: { colour: 'black', size: '' }, variation_is_active: true, is_in_stock: false };
const index = indexVariations([navy, anySize], String);
const choice = (colour: string, size: string) => new Map(Object.entries({ colour, size }));

it.each([
  ['nothing', choice('', ''), 'open'],
  ['a part', choice('navy', ''), 'open'],
  ['what there is', choice('navy', 'Pony'), navy],
  ['what there is in any size', choice('black', 'Cob'), anySize],
  ['what there is not', choice('navy', 'Cob'), 'none'],
  ['a form without attributes', new Map(), 'open'],
])('%s', (_, chosen, conclusion) => {
  expect(conclude(chosen, index)).toBe(conclusion);
});

it('requests a complete choice on a page without its variations, and no other', () => {
  expect(conclude(choice('navy', 'Cob'), undefined)).toBe('request');
  expect(conclude(choice('navy', ''), undefined)).toBe('open');
});
