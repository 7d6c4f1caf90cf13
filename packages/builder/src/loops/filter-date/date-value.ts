/**
 * Dates in the server's format: `YYYY-MM-DD`, with ` HH:MM` if there is a time, separated by commas; the same date
 * twice counts once (bricks-dynamic.md §4.2, §4.8).
 */
export function dateValue(dates: readonly Date[], hasTime: boolean): string {
  return [...new Set(dates.map((date) => serverDate(date, hasTime)))].join(',');
}

function serverDate(date: Date, hasTime: boolean): string {
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(twoDigits).join('-');
  return hasTime ? `${day} ${[date.getHours(), date.getMinutes()].map(twoDigits).join(':')}` : day;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

/** Dates for flatpickr. A single date of a range is both ends. */
export function datesIn(value: string, isRange: boolean): string[] {
  const dates = value.split(',').filter(Boolean);
  return isRange && dates.length === 1 ? [...dates, ...dates] : dates;
}
