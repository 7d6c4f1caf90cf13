import type flatpickr from 'flatpickr';

/** The tokens of flatpickr for a time, with what is before them. */
const TIME = /\W*[GHhiSK].*/;

/** Separators of two typed dates beside the calendar's own, whose dash no keyboard has: a hyphen, a word of any language. */
const SEPARATORS = [/\s+-\s+|[–—]/, /\s+\p{L}+\s+/u];

/** Parses typed dates; undefined if they are invalid or cannot be chosen. */
export function readTyped(calendar: flatpickr.Instance, typed: string, isRange: boolean): Date[] | undefined {
  if (typed.trim() === '') return [];
  if (!isRange) return readEach(calendar, [typed]);
  for (const separator of [calendar.l10n.rangeSeparator, ...SEPARATORS]) {
    const dates = readEach(calendar, typed.split(separator));
    if (dates) return dates.length === 1 ? [...dates, ...dates] : dates.sort((a, b) => a.getTime() - b.getTime());
  }
  return undefined;
}

/** One date or two; undefined if any of the parts is none. */
function readEach(calendar: flatpickr.Instance, parts: readonly string[]): Date[] | undefined {
  const dates = parts.flatMap((part) => readOne(calendar, part.trim()) ?? []);
  return dates.length === parts.length && dates.length < 3 ? dates : undefined;
}

function readOne(calendar: flatpickr.Instance, typed: string): Date | undefined {
  const { altInput, config } = calendar;
  const format = altInput ? config.altFormat : config.dateFormat;
  const date = calendar.parseDate(typed, format);
  if (!date || !calendar.isEnabled(date) || !isInHours(date, config)) return undefined;
  // flatpickr makes up the parts that it cannot read: the 31st of February is in March then, and a missing year is this
  // one. The time alone may be missing.
  const meant = [format, format.replace(TIME, '')].map((one) => numbersIn(calendar.formatDate(date, one)));
  return meant.includes(numbersIn(typed)) ? date : undefined;
}

/** flatpickr keeps only its own fields for the time within these. */
function isInHours(date: Date, { enableTime, minTime, maxTime }: flatpickr.Instance['config']): boolean {
  const minutes = (time: Date) => time.getHours() * 60 + time.getMinutes();
  if (!enableTime) return true;
  return minutes(date) >= (minTime ? minutes(minTime) : 0) && minutes(date) <= (maxTime ? minutes(maxTime) : Infinity);
}

const numbersIn = (text: string) => String(text.match(/\d+/g)?.map(Number));
