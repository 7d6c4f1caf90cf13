import type flatpickr from 'flatpickr';

/** The tokens of flatpickr for a time, with what is before them. */
const TIME = /\W*[GHhiSK].*/;

/** Parses typed dates; undefined if they are invalid or cannot be chosen. */
export function readTyped(calendar: flatpickr.Instance, typed: string, isRange: boolean): Date[] | undefined {
  const { l10n } = calendar;
  if (typed.trim() === '') return [];
  const parts = isRange ? typed.split(l10n.rangeSeparator) : [typed];
  const dates = parts.flatMap((part) => readOne(calendar, part.trim()) ?? []);
  if (dates.length === 0 || dates.length !== parts.length || dates.length > 2) return undefined;
  return isRange && dates.length === 1 ? [...dates, ...dates] : dates.sort((a, b) => a.getTime() - b.getTime());
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
