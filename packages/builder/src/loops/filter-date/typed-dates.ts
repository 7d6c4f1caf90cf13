import { plainDigits } from '../../shared/plain-digits.ts';

const DATE = /\b\d{4}-(?:0\d|1[0-2])-(?:[0-2]\d|3[01])(?!\d)(?:[ T](?:[01]\d|2[0-3]):[0-5]\d)?/g;

/**
 * Parses typed text of the plain field into the server's format. Undefined for text that is not a date, and for a
 * single date of a range.
 *
 * @example
 * ```ts
 * typedDates('2026-03-05 to 2026-03-01', { isRange: true, hasTime: false }); // '2026-03-01,2026-03-05'
 * ```
 */
export function typedDates(
  typed: string,
  { isRange, hasTime }: { readonly isRange: boolean; readonly hasTime: boolean },
): string | undefined {
  if (typed.trim() === '') return '';
  const dates = (plainDigits(typed.normalize('NFKC')).match(DATE) ?? []).map((date) => {
    const [day, time = '00:00'] = date.split(/[ T]/);
    return hasTime ? `${day} ${time}` : day;
  });
  return dates.length === (isRange ? 2 : 1) ? [...new Set(dates.sort())].join(',') : undefined;
}
