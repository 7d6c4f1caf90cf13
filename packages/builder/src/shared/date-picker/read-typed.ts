import { text } from '@stirrup/cms/texts';
import type flatpickr from 'flatpickr';
import { plainDigits } from '../plain-digits.ts';
import { datePickerTexts } from './texts.ts';

/** The token of flatpickr for a month's name, with the character before it. */
const MONTH = /(^|[^\\])[FM]/;

/** The tokens of flatpickr for a time, with what is before them. */
const TIME = /\W*[GHhiSK].*/;

/** Separators of two typed dates beside the calendar's own, whose dash no keyboard has: a hyphen, a word of any language. */
const SEPARATORS = [/\s+-\s+|[–—]/, /\s+\p{L}+\s+/u];

/** Parses typed dates; undefined if they are invalid or cannot be chosen. */
export function readTyped(calendar: flatpickr.Instance, typed: string, isRange: boolean): Date[] | undefined {
  const dates = plainDigits(typed);
  if (dates.trim() === '') return [];
  if (!isRange) return readEach(calendar, [dates]);
  for (const separator of [calendar.l10n.rangeSeparator, ...SEPARATORS]) {
    const found = readEach(calendar, dates.split(separator));
    if (found) return found.length === 1 ? [...found, ...found] : found.sort((a, b) => a.getTime() - b.getTime());
  }
  return undefined;
}

/** The validation error of typed dates that are invalid or cannot be chosen. */
export function wrongDate(calendar: flatpickr.Instance): string {
  return text(datePickerTexts, 'wrongDate').replace('%s', calendar.formatDate(new Date(), formatOf(calendar)));
}

/** The format in which dates show. */
function formatOf({ altInput, config }: flatpickr.Instance): string {
  return altInput ? config.altFormat : config.dateFormat;
}

/** One date or two; undefined if any of the parts is none. */
function readEach(calendar: flatpickr.Instance, parts: readonly string[]): Date[] | undefined {
  const dates = parts.flatMap((part) => readOne(calendar, part.trim()) ?? []);
  return dates.length === parts.length && dates.length < 3 ? dates : undefined;
}

function readOne(calendar: flatpickr.Instance, typed: string): Date | undefined {
  const format = formatOf(calendar);
  if (!MONTH.test(format)) return readNumbers(calendar, typed, format);
  for (const numbered of withNumber(typed, calendar.l10n.months)) {
    const date = readNumbers(calendar, numbered, format.replace(MONTH, '$1n'));
    if (date) return date;
  }
  return undefined;
}

/**
 * The text with the month's number in place of its name, for each word that may be that name: in Spanish, "mar" is also
 * Tuesday. flatpickr itself knows names in one case only, takes the first that fits, "červen" in "červenec", and leaves
 * out an unknown one.
 */
function withNumber(typed: string, months: flatpickr.Locale['months']): string[] {
  const names = Object.values(months).flatMap((list) =>
    list.map((name, index) => ({ name: name.toLowerCase(), number: index + 1 })),
  );
  const longestFirst = names.map(({ name }) => name).sort((one, other) => other.length - one.length);
  const name = new RegExp(`(?:${longestFirst.join('|').replaceAll('.', '\\.')})(?![\\p{L}\\p{M}])`, 'giu');
  return [...typed.matchAll(name)].map(({ 0: found, index }) => {
    const month = names.find((one) => one.name === found.toLowerCase());
    return typed.slice(0, index) + (month?.number ?? found) + typed.slice(index + found.length);
  });
}

function readNumbers(calendar: flatpickr.Instance, typed: string, format: string): Date | undefined {
  const date = calendar.parseDate(typed, format);
  if (!date || !calendar.isEnabled(date) || !isInHours(date, calendar.config)) return undefined;
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
