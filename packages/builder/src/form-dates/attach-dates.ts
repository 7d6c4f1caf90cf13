import { parseObject } from '@stirrup/runtime';
import { OPTIONS } from '../date-picker/contract.ts';
import { dateOptions } from '../date-picker/date-options.ts';
import { loadPicker } from '../date-picker/load-picker.ts';
import { whenNear } from '../date-picker/when-near.ts';
import { partsIn } from '../form-fields/named-parts.ts';

/**
 * Gives each date field of a form its calendar, as soon as the field is nearly in sight or somebody reaches for it. Until
 * then, where the calendar cannot come, and where its options cannot be understood, dates are typed.
 *
 * @example
 * ```html
 * <input type="text" class="flatpickr" name="form-field-day"
 *   data-bricks-datepicker-options='{"enableTime":true,"minTime":"09:00","dateFormat":"F j, Y H:i","time_24hr":true}'>
 * ```
 * ```ts
 * attachDates(form, signal);
 * ```
 * Follows bricks-dynamic.md §6.2.
 */
export function attachDates(form: HTMLFormElement, signal: AbortSignal): void {
  for (const input of partsIn(form, 'date')) {
    if (!(input instanceof HTMLInputElement)) continue;
    const json = input.getAttribute(OPTIONS);
    if (parseObject(json ?? '')) whenNear(input, attachOnce(form, input, json, signal), signal);
  }
}

function attachOnce(form: HTMLFormElement, input: HTMLInputElement, json: string | null, signal: AbortSignal) {
  let isLoading = false;
  return async () => {
    if (isLoading) return;
    isLoading = true;
    try {
      const { createDateField } = await loadPicker(() => import('./create-date-field.ts'));
      if (!signal.aborted) await createDateField(form, input, dateOptions(json), signal);
    } catch {
      // Dates go on being typed, and who reaches for the field asks once more.
      isLoading = false;
    }
  };
}
