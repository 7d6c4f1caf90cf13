import type flatpickr from 'flatpickr';
import type { DateOptions } from './date-options.ts';

/**
 * Options that are ignored: functions and elements, which JSON cannot hold, HTML, options that move the field, and those
 * that we set.
 */
const NOT_TAKEN =
  /^(on[A-Z]|plugins|appendTo|position|ignoredFocusElements|format|parse|get|.*Arrow|wrap|inline|static|conjunction|errorHandler|mode|locale|defaultDate$)/;

/** The options of a field's calendar for flatpickr. */
export function calendarOptions({ printed, isRange }: DateOptions): flatpickr.Options.Options {
  // PHP prints missing values as empty strings.
  const taken = Object.entries(printed).filter(
    ([name, value]) => value !== '' && value !== null && !NOT_TAKEN.test(name),
  );
  return { ...Object.fromEntries(taken), mode: isRange ? 'range' : 'single' };
}
