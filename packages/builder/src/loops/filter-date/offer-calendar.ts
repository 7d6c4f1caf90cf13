import { importWithRetry } from '@stirrup/runtime';
import { loadPicker } from '../../shared/date-picker/load-picker.ts';
import { whenNear } from '../../shared/when-near.ts';
import type { Dates } from './create-dates.ts';

/**
 * Gives a field its calendar once it is nearly in sight. Without its code dates go on being typed, and who reaches for the
 * field asks for it once more.
 *
 * @param styles Address of the calendar's stylesheet; empty for the one beside the scripts.
 */
export function offerCalendar(field: HTMLInputElement, dates: Dates, styles: string, signal: AbortSignal): void {
  let isLoading = false;
  const load = async () => {
    if (isLoading) return;
    isLoading = true;
    try {
      const { createPicker } = await loadPicker(() => importWithRetry(() => import('./create-picker.tsx')));
      // The field is about to be replaced: not while it is in use.
      if (dates.isTyping())
        await new Promise((resolve) => field.addEventListener('blur', resolve, { once: true, signal }));
      if (signal.aborted) return;
      const { options, choose } = dates;
      dates.setPicker(await createPicker(field, { ...options, styles, choose }, signal));
    } catch {
      isLoading = false;
    }
  };
  whenNear(field, () => void load(), signal);
}
