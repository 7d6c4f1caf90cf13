import type flatpickr from 'flatpickr';
import type { DateOptions } from './date-options.ts';

/** Options not taken: functions or elements, which JSON cannot hold, those that move the field from its place, and ours. */
const NOT_TAKEN =
  /^(on[A-Z]|plugins|appendTo|position|ignoredFocusElements|wrap|inline|static|conjunction|errorHandler|mode|locale|defaultDate$)/;

/** The options of a field's calendar as flatpickr takes them. */
export function calendarOptions({ printed, isRange }: DateOptions): flatpickr.Options.Options {
  // PHP prints what is not set as an empty text.
  const taken = Object.entries(printed).filter(
    ([name, value]) => value !== '' && value !== null && !NOT_TAKEN.test(name),
  );
  return { ...Object.fromEntries(taken), mode: isRange ? 'range' : 'single' };
}
