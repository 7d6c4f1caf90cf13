import { expect, it } from 'vitest';
import { pickerLocale } from './picker-locale.ts';

it('takes its texts from the browser', () => {
  expect(pickerLocale('de_AT')).toMatchObject({
    ...{ language: 'de-AT', firstDayOfWeek: 1, rangeSeparator: ' – ', yearAriaLabel: 'Jahr' },
    months: { longhand: expect.arrayContaining(['Jänner', 'Dezember']) },
    weekdays: { longhand: expect.arrayContaining(['Sonntag', 'Samstag']) },
  });
  expect(pickerLocale('en-US')).toMatchObject({ firstDayOfWeek: 0, rangeSeparator: ' to ', amPM: ['AM', 'PM'] });
  expect(pickerLocale('ar').months.longhand).toHaveLength(12);
});

it('names the months that flatpickr shows, whatever the calendar of the language', () => {
  expect(pickerLocale('fa_IR').months.longhand[0]).toBe('ژانویه');
});

it('knows languages by flatpickr’s names, and takes the next one for an unknown name', () => {
  expect(['at', 'gr', 'kz', 'vn'].map((name) => pickerLocale(name).language)).toEqual(['de-AT', 'el', 'kk', 'vi']);
  expect(pickerLocale('sr-cyr', 'el').language).toBe('el');
  expect(pickerLocale('', 'de_AT').language).toBe('de-AT');
});

it.each(['', 'x', 'de_DE_formal_!'])('gives English for %j', (language) => {
  expect(pickerLocale(language).weekdays.shorthand[0]).toBe('Sun');
});
