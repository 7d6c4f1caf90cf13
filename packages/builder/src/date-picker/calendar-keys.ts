import type flatpickr from 'flatpickr';
import { CALENDAR } from './contract.ts';

/**
 * Keys of a date picker dialog. Arrows move between days as flatpickr has it; Page Up and Page Down turn months, with Shift
 * years; Tab goes round inside; Escape leads back to the field, where Enter takes what was typed.
 *
 * @param settle Takes what has been typed.
 */
export function hearCalendarKeys(calendar: flatpickr.Instance, settle: () => void, signal: AbortSignal): void {
  const { calendarContainer: dialog, _input: field } = calendar;
  const close = () => {
    field.focus();
    calendar.close();
  };
  const inField = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowDown') {
      settle();
      calendar.jumpToDate();
      calendar.open();
      currentDay(dialog)?.focus();
    } else if (key === 'Enter' && !calendar.isOpen) settle();
    else if (calendar.isOpen && (key === 'Enter' || key === 'Escape')) close();
    else return false;
    return true;
  };
  const inDialog = ({ key, shiftKey, target }: KeyboardEvent) => {
    const button = target instanceof HTMLElement && target.matches('[role="button"]') ? target : undefined;
    if (key === 'Escape') close();
    else if (key === 'Tab') goRound(dialog, shiftKey ? -1 : 1);
    else if (key === 'PageUp' || key === 'PageDown') turn(calendar, key === 'PageUp' ? -1 : 1, shiftKey);
    else if (button && (key === 'Enter' || key === ' ')) button.click();
    else return false;
    return true;
  };
  hearFirst(field, inField, signal);
  hearFirst(dialog, inDialog, signal);
}

/** Before flatpickr's own keys, which take the focus from the field on Enter, and leave the calendar on Tab. */
function hearFirst(element: HTMLElement, handle: (event: KeyboardEvent) => boolean, signal: AbortSignal): void {
  element.addEventListener(
    'keydown',
    (event) => {
      if (event.isComposing || !handle(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true, signal },
  );
}

/** The day that stands for all: the one that has the focus, is chosen, is today, or is the first. */
function currentDay(dialog: HTMLElement): HTMLElement | undefined {
  const days = [...dialog.querySelectorAll<HTMLElement>(CALENDAR.day)];
  for (const state of [':focus', CALENDAR.chosen, CALENDAR.today, CALENDAR.ofMonth]) {
    const day = days.find((candidate) => candidate.matches(state));
    if (day) return day;
  }
  return days[0];
}

function goRound(dialog: HTMLElement, direction: 1 | -1): void {
  const day = currentDay(dialog);
  const stops = [...dialog.querySelectorAll<HTMLElement>(`${CALENDAR.controls}, ${CALENDAR.day}`)].filter(
    (element) =>
      element === day || (!element.matches(CALENDAR.day) && element.offsetParent && !element.matches(':disabled')),
  );
  const { activeElement } = document;
  const at = activeElement instanceof HTMLElement ? stops.indexOf(activeElement) : -1;
  stops.at((at + direction) % stops.length)?.focus();
}

/** Shows another month, or year, and goes to the same day of it. */
function turn(calendar: flatpickr.Instance, direction: 1 | -1, isYear: boolean): void {
  const { calendarContainer: dialog } = calendar;
  const { textContent: number = '' } = currentDay(dialog) ?? {};
  if (isYear) calendar.changeYear(calendar.currentYear + direction);
  else calendar.changeMonth(direction);
  const days = [...dialog.querySelectorAll<HTMLElement>(`${CALENDAR.day}${CALENDAR.ofMonth}`)];
  (days.find(({ textContent }) => textContent === number) ?? days.at(-1))?.focus();
}
