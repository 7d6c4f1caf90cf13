/**
 * Dates as the server reads them: `YYYY-MM-DD`, with ` HH:MM` where there is a time, joined by commas; the same date
 * twice is one (bricks-dynamic.md §4.2, §4.8).
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

/** Dates as flatpickr takes them; one where two are asked for is both. */
export function datesIn(value: string, isRange: boolean): string[] {
  const dates = value.split(',').filter(Boolean);
  return isRange && dates.length === 1 ? [...dates, ...dates] : dates;
}
