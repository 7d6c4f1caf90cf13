import type flatpickr from 'flatpickr';

type Weekdays = flatpickr.Locale['weekdays']['longhand'];
type Months = flatpickr.Locale['months']['longhand'];

/** flatpickr's names of languages that are no language tags. */
const LANGUAGES: Readonly<Record<string, string>> = { at: 'de-AT', default: 'en', gr: 'el', kz: 'kk', vn: 'vi' };

/** The texts of a calendar, and their language as an `Intl` tag. */
export type PickerLocale = flatpickr.CustomLocale & {
  readonly language: string;
  /** Months also in the case that they have beside a day, for reading only: "5. července". */
  readonly months: { readonly besideDay: readonly string[] };
};

/**
 * A calendar's texts and its first day of the week from the browser's own data: no file is fetched per language.
 *
 * @param wanted Locales such as `de`, `de-AT`, or flatpickr's `vn`: the first known one counts, else English.
 */
export function pickerLocale(...wanted: string[]): PickerLocale {
  const language = wanted.flatMap(knownLanguages)[0] ?? 'en';
  // flatpickr writes its own American English into fields: "Sep", where Britain has "Sept".
  const textLocale = language.startsWith('en') ? 'en-US' : language;
  const fields = new Intl.DisplayNames(language, { type: 'dateTimeField' });
  const hours = new Intl.DateTimeFormat(textLocale, { hour: 'numeric', hour12: true });
  const half = (hour: number) => partOf(hours, new Date(2023, 0, 1, hour), 'dayPeriod');
  const days = new Intl.DateTimeFormat(textLocale, { day: 'numeric', month: 'long', calendar: 'gregory' });
  const longhand = months(textLocale, 'long');
  return {
    language,
    weekdays: { shorthand: weekdays(textLocale, 'short'), longhand: weekdays(textLocale, 'long') },
    months: {
      shorthand: months(textLocale, 'short'),
      longhand,
      besideDay: longhand.map((name, index) => partOf(days, new Date(2023, index, 1), 'month') ?? name),
    },
    firstDayOfWeek: firstDay(language),
    // Both separators are accepted between typed dates.
    rangeSeparator: language.startsWith('en') ? ' to ' : ' – ',
    amPM: [half(9) ?? 'AM', half(21) ?? 'PM'],
    yearAriaLabel: fields.of('year') ?? 'Year',
    monthAriaLabel: fields.of('month') ?? 'Month',
    hourAriaLabel: fields.of('hour') ?? 'Hour',
    minuteAriaLabel: fields.of('minute') ?? 'Minute',
    // The button's role says the same; flatpickr's own text is English.
    toggleTitle: '',
  };
}

function partOf(format: Intl.DateTimeFormat, date: Date, wanted: Intl.DateTimeFormatPartTypes): string | undefined {
  return format.formatToParts(date).find(({ type }) => type === wanted)?.value;
}

function knownLanguages(wanted: string): string[] {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(LANGUAGES[wanted] ?? wanted.replaceAll('_', '-'));
  } catch {
    return [];
  }
}

function weekdays(language: string, weekday: 'short' | 'long'): Weekdays {
  const { format } = new Intl.DateTimeFormat(language, { weekday });
  // 1 January 2023 was a Sunday.
  const day = (index: number) => format(new Date(2023, 0, 1 + index));
  return [day(0), day(1), day(2), day(3), day(4), day(5), day(6)];
}

/** Names of the months that flatpickr shows; Persian, for one, has another calendar by itself. */
function months(language: string, month: 'short' | 'long'): Months {
  const { format } = new Intl.DateTimeFormat(language, { month, calendar: 'gregory' });
  const name = (index: number) => format(new Date(2023, index, 1));
  return [name(0), name(1), name(2), name(3), name(4), name(5), name(6), name(7), name(8), name(9), name(10), name(11)];
}

/** First day of the week, 0 for Sunday; Monday where the browser has no data. */
function firstDay(language: string): number {
  const locale = new Intl.Locale(language);
  const getWeekInfo: unknown = Reflect.get(locale, 'getWeekInfo');
  const info: unknown =
    typeof getWeekInfo === 'function' ? Reflect.apply(getWeekInfo, locale, []) : Reflect.get(locale, 'weekInfo');
  return Number(Object(info).firstDay ?? 1) % 7;
}
