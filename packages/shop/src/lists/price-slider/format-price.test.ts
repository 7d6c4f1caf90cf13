import { expect, it } from 'vitest';
import { formatPrice, type PriceFormat } from './format-price.ts';

const format = (change: Partial<PriceFormat> = {}): PriceFormat => ({
  ...{ symbol: '£', pattern: '%s%v', decimals: 0, decimalSeparator: '.', thousandSeparator: ',' },
  ...change,
});

it.each([
  [0, format(), '£0'],
  [999, format(), '£999'],
  [1000, format(), '£1,000'],
  [1234567, format(), '£1,234,567'],
  [12.345, format({ decimals: 2 }), '£12.35'],
  [
    1234.5,
    format({ decimals: 2, decimalSeparator: ',', thousandSeparator: '.', pattern: '%v\u00a0%s', symbol: '€' }),
    '1.234,50\u00a0€',
  ],
  [1234, format({ thousandSeparator: '' }), '£1234'],
  [1234, format({ thousandSeparator: '\u202f', pattern: '%v%s', symbol: 'kr' }), '1\u202f234kr'],
  [-1234, format(), '£-1,234'],
  [-0.2, format(), '£0'],
  // Symbols and separators are literal, even if they look like replacement patterns.
  [1000, format({ symbol: '$&%v', thousandSeparator: '$1' }), '$&%v1$1000'],
  [5, format({ pattern: 'from %v %s on' }), 'from 5 £ on'],
])('writes %d', (amount, how, written) => {
  expect(formatPrice(amount, how)).toBe(written);
});
