import { announce } from '@stirrup/cms/notices';
import { buildCalendar, isCalendar } from '../../shared/date-picker/build-calendar.ts';
import { calendarOptions } from '../../shared/date-picker/calendar-options.ts';
import { Combobox } from '../../shared/date-picker/combobox.tsx';
import { GIVEN } from '../../shared/date-picker/contract.ts';
import type { DateOptions } from '../../shared/date-picker/date-options.ts';
import { makeAccessible } from '../../shared/date-picker/make-accessible.ts';
import { readTyped, wrongDate } from '../../shared/date-picker/read-typed.ts';
import { SENT_FORMAT } from './contract.ts';
import { datesIn, dateValue } from './date-value.ts';
import type { Picker, PickerSetup } from './picker.ts';

/**
 * Creates the calendar of a field. A calendar that a script of the page has created already is kept and connected.
 *
 * @throws {Error} if the calendar's styles cannot be fetched, or if the page's policy forbids flatpickr's way of
 * building it.
 */
export async function createPicker(input: HTMLInputElement, setup: PickerSetup, signal: AbortSignal): Promise<Picker> {
  const { isRange, hasTime, choose } = setup;
  const given: unknown = Reflect.get(input, GIVEN);
  const calendar = isCalendar(given) ? given : await buildCalendar(input, setup, signal);
  const field = calendar._input;
  let { minDate, maxDate } = calendarOptions(setup);
  let newest: DateOptions = setup;
  let shown = '';
  let typed: string | undefined;
  const show = (value: string) => {
    shown = value;
    calendar.setDate(datesIn(value, isRange), false, hasTime ? SENT_FORMAT.time : SENT_FORMAT.day);
  };
  /**
   * Takes over the newest limits, but not while the calendar is in use: flatpickr would drop the first of two dates, show
   * another month, remove the focused day, and empty the field.
   */
  const applyLimits = () => {
    const next = calendarOptions(newest);
    const isSame = next.minDate === minDate && next.maxDate === maxDate;
    if (isSame || calendar.isOpen || typed !== undefined) return;
    ({ minDate, maxDate } = next);
    calendar.set('minDate', minDate);
    calendar.set('maxDate', maxDate);
    // Chosen dates outside the new limits stay.
    show(shown);
  };
  /**
   * Accepts the typed or clicked dates. An invalid date, or one of two, is no choice: the previous choice is restored,
   * and the error of a typed one announced.
   */
  const accept = () => {
    if (typed !== undefined) {
      const dates = readTyped(calendar, typed, isRange);
      typed = undefined;
      if (!dates) {
        announce(wrongDate(calendar), 'assertive');
        return show(shown);
      }
      calendar.setDate(dates, false);
    }
    const { selectedDates } = calendar;
    if (isRange && selectedDates.length === 1) return show(shown);
    shown = dateValue(selectedDates, hasTime);
    choose(shown);
  };
  const settle = () => {
    accept();
    applyLimits();
  };
  // While it is open, a time or the second date is still being chosen. A complete choice closes it.
  calendar.set('onChange', () => calendar.isOpen || settle());
  const combobox = calendar === given ? undefined : makeAccessible(calendar, settle, signal);
  if (combobox) {
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
    shown: combobox && <Combobox {...combobox} />,
    limit: (options) => {
      newest = options;
      applyLimits();
    },
  };
}
