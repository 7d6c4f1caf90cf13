import { announce } from '@stirrup/cms/notices';
import { text } from '@stirrup/cms/texts';
import { uniqueId } from '@stirrup/runtime';
import type flatpickr from 'flatpickr';
import { atom } from 'nanostores';
import type { DateCombobox } from './combobox.tsx';
import { CALENDAR, CALENDAR_CLASS } from './contract.ts';
import { listenForCalendarKeys } from './listen-for-calendar-keys.ts';
import { datePickerTexts } from './texts.ts';

/**
 * Turns flatpickr's calendar into a date picker dialog after the ARIA Authoring Practices: the field is a combobox that
 * opens it by a click or the down arrow, Tab stays inside, buttons change the month, and a new month is announced. Days
 * are buttons already.
 *
 * @param settle Accepts the typed date.
 * @returns The field, with the state of its dialog.
 */
export function makeAccessible(calendar: flatpickr.Instance, settle: () => void, signal: AbortSignal): DateCombobox {
  const { calendarContainer: dialog, _input: field, prevMonthNav, nextMonthNav, amPM } = calendar;
  const isOpen = atom(false);
  dialog.id = uniqueId('calendar');
  set(dialog, { role: 'dialog', 'aria-label': nameOf(field) });
  // A calendar that picks only times has no months.
  if (prevMonthNav) set(prevMonthNav, { role: 'button', 'aria-label': text(datePickerTexts, 'previousMonth') });
  if (nextMonthNav) set(nextMonthNav, { role: 'button', 'aria-label': text(datePickerTexts, 'nextMonth') });
  if (amPM) set(amPM, { role: 'button' });
  const showBounds = () => {
    for (const button of [prevMonthNav, nextMonthNav])
      button?.setAttribute('aria-disabled', String(button.classList.contains(CALENDAR_CLASS.disabled)));
  };
  const announceMonth = () => {
    showBounds();
    if (calendar.isOpen) announce(`${calendar.l10n.months.longhand[calendar.currentMonth]} ${calendar.currentYear}`);
  };
  for (const control of dialog.querySelectorAll<HTMLElement>(CALENDAR.controls)) control.tabIndex = 0;
  showBounds();
  calendar.set('onMonthChange', announceMonth);
  calendar.set('onYearChange', announceMonth);
  calendar.set('onOpen', () => {
    showBounds();
    isOpen.set(true);
  });
  calendar.set('onClose', () => {
    isOpen.set(false);
    settle();
  });
  field.addEventListener('click', () => calendar.open(), { signal });
  listenForCalendarKeys(calendar, settle, signal);
  return { field, dialog: dialog.id, isOpen };
}

function nameOf(field: HTMLInputElement): string {
  return field.getAttribute('aria-label') || field.labels?.[0]?.textContent.trim() || field.placeholder;
}

function set(element: HTMLElement, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}
