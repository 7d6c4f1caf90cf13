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

it.each(['', 'x', 'de_DE_formal_!'])('gives English for %j', (language) => {
  expect(pickerLocale(language).weekdays.shorthand[0]).toBe('Sun');
});
