import { createLazy, importWithRetry, parseObject } from '@stirrup/runtime';
import type { ReactNode } from 'react';
import { OPTIONS } from '../../shared/date-picker/contract.ts';
import { dateOptions } from '../../shared/date-picker/date-options.ts';
import { loadPicker } from '../../shared/date-picker/load-picker.ts';
import { whenNear } from '../../shared/when-near.ts';
import { afterReset } from '../form-fields/after-reset.ts';
import { partsIn } from '../form-fields/named-parts.ts';

type Display = (shown: ReactNode) => void;

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
 * attachDates(form, '/assets/flatpickr.css', signal, (shown) => late.set([...late.get(), shown]));
 * ```
 * @param styles Address of the calendar's stylesheet; empty for the one beside the scripts.
 * @param display Called with the component of a field that has its calendar.
 * Follows bricks-dynamic.md §6.2.
 */
export function attachDates(form: HTMLFormElement, styles: string, signal: AbortSignal, display: Display): void {
  for (const input of partsIn(form, 'date')) {
    if (!(input instanceof HTMLInputElement)) continue;
    const json = input.getAttribute(OPTIONS);
    if (!parseObject(json ?? '')) continue;
    const calendar = createLazy(async () => {
      const { createDateField } = await loadPicker(() => importWithRetry(() => import('./create-date-field.tsx')));
      const onReset = (act: () => void) => afterReset(form, act, signal);
      const setup = { ...dateOptions(json), styles };
      const shown = signal.aborted ? null : await createDateField(input, setup, onReset, signal);
      if (!signal.aborted) display(shown);
    });
    whenNear(input, () => void calendar.load(), signal);
  }
}
