import type flatpickr from 'flatpickr';

/** Parses typed dates; undefined if they are invalid or cannot be chosen. */
export function readTyped(calendar: flatpickr.Instance, typed: string, isRange: boolean): Date[] | undefined {
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
