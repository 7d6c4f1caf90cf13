import { loadStyles } from '@stirrup/cms';
import { pageLocale } from '@stirrup/cms/elements';
import { reducedMotion } from '@stirrup/runtime';
import flatpickr from 'flatpickr';
import { calendarOptions } from './calendar-options.ts';
import { CALENDAR, CALENDAR_CLASS } from './contract.ts';
import type { DateOptions } from './date-options.ts';
import { pickerLocale } from './picker-locale.ts';

/** Attributes that name a field; they move to the field that visitors see. */
const NAMES = ['id', 'aria-label', 'aria-labelledby', 'aria-describedby'] as const;

/**
 * Builds flatpickr's calendar for a field. With `altInput`, flatpickr shows another field in its place. The signal
 * removes both.
 *
 * @param setup.styles Address of the calendar's stylesheet; empty for the one beside the scripts.
 */
export async function buildCalendar(
  input: HTMLInputElement,
  setup: DateOptions & { readonly styles: string },
  signal: AbortSignal,
): Promise<flatpickr.Instance> {
  const { hasTime, printed, styles } = setup;
  if (!hasStyles()) await loadStyles(styles || new URL('./flatpickr.css', import.meta.url).href);
  // The field may have been released meanwhile; nothing would remove its calendar.
  signal.throwIfAborted();
  const hadFocus = input === document.activeElement;
  const locale = pickerLocale(String(printed['locale'] ?? ''), pageLocale());
  const names = new Intl.DateTimeFormat(locale.language, { dateStyle: 'full', calendar: 'gregory' });
  const { value } = input;
  input.value = '';
  const made: unknown = flatpickr(input, {
    // First, so that it also gets the errors of the options behind it.
    errorHandler: () => undefined,
    altInput: true,
    dateFormat: hasTime ? 'Y-m-d H:i' : 'Y-m-d',
    ...calendarOptions(setup),
    locale,
    // Visitors can type dates as well. The calendar opens on request, not whenever the field gets the focus.
    allowInput: true,
    clickOpens: false,
    disableMobile: true,
    allowInvalidPreload: true,
    animate: !reducedMotion().matches,
    onDayCreate: (_dates, _text, _calendar, day) => {
      const isDisabled = day.classList.contains(CALENDAR_CLASS.disabled);
      day.setAttribute('role', 'button');
      day.setAttribute('aria-label', names.format(day.dateObj));
      day.setAttribute('aria-pressed', String(day.matches(CALENDAR.chosen)));
      if (isDisabled) day.setAttribute('aria-disabled', 'true');
    },
  });
  // flatpickr reports errors of its construction only to the console.
  if (!isCalendar(made)) throw new Error('Stirrup: flatpickr could not build its calendar.');
  const { _input: field } = made;
  if (field !== input) move(input, field);
  else input.value = value;
  if (hadFocus) field.focus();
  signal.addEventListener('abort', () => {
    made.destroy();
    if (field !== input) move(field, input);
  });
  return made;
}

/** True if a value is a calendar of flatpickr's. */
export function isCalendar(value: unknown): value is flatpickr.Instance {
  return typeof value === 'object' && value !== null && 'selectedDates' in value && '_input' in value;
}

/** True if the page has styles for the calendar. Without them it would lie at the end of the page, open for ever. */
function hasStyles(): boolean {
  const probe = Object.assign(document.createElement('div'), { className: CALENDAR_CLASS.root });
  document.body.append(probe);
  const { position } = getComputedStyle(probe);
  probe.remove();
  return position === 'absolute';
}

function move(from: HTMLElement, to: HTMLElement): void {
  for (const name of NAMES) {
    const value = from.getAttribute(name);
    if (value === null) continue;
    to.setAttribute(name, value);
    if (name === 'id') from.removeAttribute(name);
  }
}
