import { expect, it } from 'vitest';
import { formatValue } from './format-value.ts';

it.each([
  [1234, 0, false, '', '1234'],
  [1.5, 0, false, '', '1.5'],
  [1234567, 0, true, '', '1,234,567'],
  [1234567, 0, true, '.', '1.234.567'],
  [1234567, 0, true, '$&', '1$&234$&567'],
  [1234.5, 2, false, '', '1,234.50'],
  [1234.5, 1, true, '.', '1,234.5'],
])('writes %d with %i decimals, thousands %s, separator "%s" as %s', (value, decimals, thousands, separator, shown) => {
  expect(formatValue(value, { decimals, thousands, separator })).toBe(shown);
});
