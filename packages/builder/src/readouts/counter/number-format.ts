/** Digits after the point. */
const decimalsOf = (value: number) => String(value).split('.')[1]?.length ?? 0;

/**
 * Formats numbers between two others, with as many decimals as these have (bricks-elements.md §36).
 *
 * @param separator Sign between groups of thousands; that of the visitor's language if it is empty.
 */
export function numberFormat(
  [from, to]: readonly [number, number],
  thousands: boolean,
  separator: string,
): (value: number) => string {
  const decimals = Math.max(decimalsOf(from), decimalsOf(to));
  const { format } = new Intl.NumberFormat(thousands && !separator ? undefined : 'en-US', {
    useGrouping: thousands,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  const point = separator === '.' ? ',' : '.';
  return (value) => {
    // Zero has no sign.
    const text = format(Number(value.toFixed(decimals)) || 0);
    if (!thousands || !separator) return text;
    return text.replace(/[,.]/g, (sign) => (sign === ',' ? separator : point));
  };
}
