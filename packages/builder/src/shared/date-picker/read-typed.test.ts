import flatpickr from 'flatpickr';
import { afterEach, expect, it } from 'vitest';
import { pickerLocale } from './picker-locale.ts';
import { readTyped } from './read-typed.ts';

let calendar: flatpickr.Instance | undefined;
afterEach(() => {
  calendar?.destroy();
  document.body.replaceChildren();
});

/** The dates that are read, as `YYYY-MM-DD HH:MM`, times of midnight left out; undefined for what is refused. */
function read(typed: string, options: flatpickr.Options.Options = {}, isRange = false) {
  const input = document.body.appendChild(document.createElement('input'));
  // Silent: by itself it warns of what it cannot read.
  const errorHandler = () => undefined;
  calendar = flatpickr(input, { dateFormat: 'd/m/Y', errorHandler, ...(isRange && { mode: 'range' }), ...options });
  const { formatDate } = calendar;
  return readTyped(calendar, typed, isRange)?.map((date) => formatDate(date, 'Y-m-d H:i').replace(' 00:00', ''));
}

it.each([
  ['12/03/2031', '2031-03-12'],
  [' 1.3.2031', '2031-03-01'],
])('reads a date however its numbers are divided: "%s"', (typed, date) => {
  expect(read(typed)).toEqual([date]);
});

it.each(['12.03.84', '31/02/2031', '2031-06-15', '5', '12/03', 'soon'])(
  'refuses what is no whole date of the format: "%s"',
  (typed) => {
    expect(read(typed)).toBeUndefined();
  },
);

it('reads names of months and short years', () => {
  expect(read('March 12, 2031', { dateFormat: 'F j, Y' })).toEqual(['2031-03-12']);
  expect(read('12.3.31', { dateFormat: 'd.m.y' })).toEqual(['2031-03-12']);
});

it.each([
  ['de', 'j. F Y', '5. märz 2031', '2031-03-05'],
  ['de', 'j. F Y', '5. Mai 2031', '2031-05-05'],
  ['cs', 'j. F Y', '5. červenec 2031', '2031-07-05'],
  ['cs', 'j. F Y', '5. července 2031', '2031-07-05'],
  ['pl', 'j F Y', '5 stycznia 2031', '2031-01-05'],
  ['vi', 'F j, Y', 'Tháng 10 5, 2031', '2031-10-05'],
  ['zh', 'F j, Y', '十一月 5, 2031', '2031-11-05'],
  ['el', 'j F Y', '5 ΜΑΡΤΊΟΥ 2031', '2031-03-05'],
  // "mar" is Tuesday, too.
  ['es', 'D, j M Y', 'mar, 1 abr 2031', '2031-04-01'],
  ['es', 'D, j M Y', 'mar, 4 mar 2031', '2031-03-04'],
  ['fr', 'j M Y', '5 janv. 2031', '2031-01-05'],
])('reads names of months in any case, the longest that fits: %s, %s, "%s"', (language, dateFormat, typed, date) => {
  expect(read(typed, { locale: pickerLocale(language), dateFormat })).toEqual([date]);
});

it.each(['5. Mrz', '5. mrach', '5. Märzen', '5.', '31. Februar'])(
  'makes no other month of what names none, or no day of it: "%s"',
  (typed) => {
    for (const language of ['de', 'cs']) {
      const options = { locale: pickerLocale(language), dateFormat: 'j. F Y' };
      expect(read(`${typed} ${new Date().getFullYear()}`, options)).toBeUndefined();
    }
  },
);

it('reads digits of other scripts', () => {
  expect(read('۱۲/۰۳/۲۰۳۱')).toEqual(['2031-03-12']);
  expect(read('１２／０３／２０３１')).toEqual(['2031-03-12']);
});

it('reads a time within the hours, or none', () => {
  const options = { dateFormat: 'd/m/Y H:i', enableTime: true, minTime: '09:00', maxTime: '17:00' };
  expect(read('12/03/2031 9:30', options)).toEqual(['2031-03-12 09:30']);
  expect(read('12/03/2031 23:00', options)).toBeUndefined();
  expect(read('12/03/2031 08:59', options)).toBeUndefined();
  expect(read('12/03/2031', { ...options, minTime: '00:00' })).toEqual(['2031-03-12']);
});

it.each(['en', 'de'])('reads both ends of a range, in order, or one day: %s', (language) => {
  const options = { locale: pickerLocale(language) };
  for (const separator of [' to ', ' - ', ' – ', '–', ' bis '])
    expect(read(`14/03/2031${separator}12/03/2031`, options, true)).toEqual(['2031-03-12', '2031-03-14']);
  expect(read('14/03/2031', options, true)).toEqual(['2031-03-14', '2031-03-14']);
  expect(read('14/03/2031 to 31/02/2031', options, true)).toBeUndefined();
  expect(read('12 March 2031', { ...options, locale: 'default', dateFormat: 'j F Y' }, true)).toEqual([
    ...['2031-03-12', '2031-03-12'],
  ]);
});

it('takes an empty field for no date', () => {
  expect(read('  ')).toEqual([]);
});
