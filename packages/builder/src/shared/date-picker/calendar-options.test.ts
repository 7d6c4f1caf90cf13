import { expect, it } from 'vitest';
import { calendarOptions } from './calendar-options.ts';
import { dateOptions } from './date-options.ts';

it.each(['prevArrow', 'nextArrow', 'formatDate', 'parseDate', 'getWeek', 'onChange', 'appendTo', 'locale'])(
  'takes no function, element or HTML: %s',
  (name) => {
    const json = JSON.stringify({ [name]: '<img src="x" onerror="alert(1)">', dateFormat: 'd/m/Y' });
    expect(calendarOptions(dateOptions(json))).toEqual({ dateFormat: 'd/m/Y', mode: 'single' });
  },
);
