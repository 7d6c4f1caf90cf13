import { createLazy, importWithRetry } from '@stirrup/runtime';
import { loadPicker } from '../../shared/date-picker/load-picker.ts';
import { whenNear } from '../../shared/when-near.ts';
import type { Dates } from './create-dates.ts';

/**
 * Loads the calendar of a field shortly before the field scrolls into view. Until then dates are typed. After a
 * failure, the next hover or focus retries.
 *
 * @param styles Address of the calendar's stylesheet; empty for the one beside the scripts.
 */
export function offerCalendar(field: HTMLInputElement, dates: Dates, styles: string, signal: AbortSignal): void {
  const calendar = createLazy(async () => {
    const { createPicker } = await loadPicker(() => importWithRetry(() => import('./create-picker.tsx')));
    // The field is about to be replaced: not while it is in use.
    if (dates.isTyping())
      await new Promise((resolve) => field.addEventListener('blur', resolve, { once: true, signal }));
    if (signal.aborted) return;
    const { options, choose } = dates;
    dates.setPicker(await createPicker(field, { ...options, styles, choose }, signal));
  });
  whenNear(field, () => void calendar.load(), signal);
}
