/** Number format of a range. */
export interface ValueFormat {
  readonly decimals: number;
  /** Groups thousands; numbers with decimals are always grouped. */
  readonly thousands: boolean;
  /** Separator of thousands; empty for the comma, which numbers with decimals keep. */
  readonly separator: string;
}

/**
 * Formats a value as the builder's server does, the same in every language (bricks-dynamic.md §4.8).
 *
 * @example
 * ```ts
 * formatValue(1234, { decimals: 0, thousands: true, separator: '.' }); // '1.234'
 * ```
 */
export function formatValue(value: number, { decimals, thousands, separator }: ValueFormat): string {
  if (decimals > 0) {
    return value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  }
  if (!thousands) return String(value);
  const grouped = value.toLocaleString('en-US');
  return separator ? grouped.replaceAll(',', () => separator) : grouped;
}
