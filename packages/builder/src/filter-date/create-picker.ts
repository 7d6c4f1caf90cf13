import type flatpickr from 'flatpickr';
import { buildCalendar, isCalendar } from './build-calendar.ts';
import { calendarOptions } from './calendar-options.ts';
import { GIVEN } from './contract.ts';
import { datesIn, dateValue } from './date-value.ts';
import { makeAccessible } from './make-accessible.ts';
import type { Picker, PickerSetup } from './picker.ts';

/**
 * Gives a field its calendar. A field that a script of the page has given one keeps it, and answers to us.
 *
 * @throws {Error} where the calendar's styles cannot be fetched, or the page's policy forbids how flatpickr builds it.
 */
export async function createPicker(input: HTMLInputElement, setup: PickerSetup, signal: AbortSignal): Promise<Picker> {
  const { isRange, hasTime, choose } = setup;
  const given: unknown = Reflect.get(input, GIVEN);
  const calendar = isCalendar(given) ? given : await buildCalendar(input, setup, signal);
  const field = calendar._input;
  let shown = '';
  let typed: string | undefined;
  const show = (value: string) => {
    shown = value;
    calendar.setDate(datesIn(value, isRange), false, hasTime ? 'Y-m-d H:i' : 'Y-m-d');
  };
  /** One of two dates is no choice yet: it gives way to what was chosen before, as does what is no date. */
  const settle = () => {
    if (typed !== undefined) {
      const dates = readTyped(calendar, typed, isRange);
      typed = undefined;
      if (!dates) return show(shown);
      calendar.setDate(dates, false);
    }
    const { selectedDates } = calendar;
    if (isRange && selectedDates.length === 1) return show(shown);
    shown = dateValue(selectedDates, hasTime);
    choose(shown);
  };
  // While it is open, a time is still being chosen, or the second of two dates; a choice of both closes it.
  calendar.set('onChange', () => calendar.isOpen || settle());
  if (calendar !== given) {
    makeAccessible(calendar, settle, signal);
    field.addEventListener(
      'input',
      () => {
        typed = field.value;
      },
      { signal },
    );
    field.addEventListener('change', settle, { signal });
  } else calendar.set('onClose', settle);
  return {
    show,
    limit: (options) => {
      const { minDate, maxDate } = calendarOptions(options);
      calendar.set('minDate', minDate);
      calendar.set('maxDate', maxDate);
      // Dates that lie outside now stay chosen.
      show(shown);
    },
  };
}

/** Dates as somebody has written them; undefined where they are none, or may not be chosen. */
function readTyped(calendar: flatpickr.Instance, typed: string, isRange: boolean): Date[] | undefined {
  const { altInput, config, l10n } = calendar;
  if (typed.trim() === '') return [];
  const parts = isRange ? typed.split(l10n.rangeSeparator) : [typed];
  const dates = parts.flatMap((part) => {
    const date = calendar.parseDate(part.trim(), altInput ? config.altFormat : config.dateFormat);
    return date && calendar.isEnabled(date) ? [date] : [];
  });
  if (dates.length === 0 || dates.length !== parts.length || dates.length > 2) return undefined;
  return isRange && dates.length === 1 ? [...dates, ...dates] : dates.sort((a, b) => a.getTime() - b.getTime());
}
