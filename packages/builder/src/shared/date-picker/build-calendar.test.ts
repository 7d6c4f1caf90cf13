import { expect, it, vi } from 'vitest';
import { the } from '../../testing/the.ts';
import { buildCalendar } from './build-calendar.ts';
import { dateOptions } from './date-options.ts';

it('builds nothing for a field that is released while the styles load', async () => {
  document.body.innerHTML = '<label for="day">Day</label><input id="day">';
  const markup = document.body.innerHTML;
  const append = vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
  const ending = new AbortController();
  const setup = { ...dateOptions('{}'), styles: '/own.css' };
  const calendar = buildCalendar(the('#day', HTMLInputElement), setup, ending.signal);
  ending.abort();
  const [link] = append.mock.lastCall ?? [];
  if (link instanceof HTMLLinkElement) link.dispatchEvent(new Event('load'));
  await expect(calendar).rejects.toThrow('aborted');
  expect(document.body.innerHTML).toBe(markup);
  append.mockRestore();
});

it('names the button of the half of a day by the half alone: flatpickr’s title is English in every language', async () => {
  document.body.innerHTML = '<style>.flatpickr-calendar { position: absolute; }</style><input id="day">';
  const ending = new AbortController();
  const setup = { ...dateOptions('{"enableTime":true,"locale":"fr"}'), styles: '' };
  const { amPM } = await buildCalendar(the('#day', HTMLInputElement), setup, ending.signal);
  expect([amPM?.textContent, amPM?.title]).toEqual([expect.stringMatching(/^[AP]M$/), '']);
  ending.abort();
});
