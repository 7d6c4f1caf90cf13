/** Format of prices. */
export interface PriceFormat {
  readonly symbol: string;
  /** `%s` is the symbol, `%v` the number: `%s%v`, `%v\u00a0%s`. */
  readonly pattern: string;
  readonly decimals: number;
  readonly decimalSeparator: string;
  readonly thousandSeparator: string;
}

/**
 * Formats a price as the shop does (woocommerce.md §1.9).
 *
 * @example
 * ```ts
 * formatPrice(1234.5, { symbol: '€', pattern: '%v %s', decimals: 2, decimalSeparator: ',', thousandSeparator: '.' });
 * // '1.234,50 €'
 * ```
 */
export function formatPrice(amount: number, format: PriceFormat): string {
  const [whole = '', fraction] = Math.abs(amount).toFixed(format.decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, () => format.thousandSeparator);
  const digits = fraction ? `${grouped}${format.decimalSeparator}${fraction}` : grouped;
  const signed = amount < 0 && /[1-9]/.test(digits) ? `-${digits}` : digits;
  return format.pattern.replace(/%[sv]/g, (place) => (place === '%s' ? format.symbol : signed));
}
