import { isTab } from '@stirrup/overlays';
import { isComposing } from '@stirrup/runtime';
import type flatpickr from 'flatpickr';
import { isPress } from '../keys/is-press.ts';
import { CALENDAR } from './contract.ts';

/**
 * Result of a key handler. `taken`: nobody else gets the key, not even the browser. `native`: only the browser gets it.
 * Undefined: everybody gets it.
 */
type Handled = 'taken' | 'native' | undefined;

/** Keys that edit a one-line field or change a list; flatpickr would use them to move between days. */
const OF_FIELD = /^(Home|End|ArrowLeft|ArrowRight)$/;
const OF_LIST = /^(Home|End|Page|Arrow| $)/;

/**
 * Listens for the keys of a date picker dialog. Arrows move between days as in flatpickr; Home and End go to the ends
 * of the week; Page Up and Page Down change the month, with Shift the year; Tab stays inside the dialog; Escape returns
 * to the field, where Enter accepts the typed date. No key scrolls the page below.
 *
 * @param settle Accepts the typed date.
 */
export function listenForCalendarKeys(calendar: flatpickr.Instance, settle: () => void, signal: AbortSignal): void {
  const { calendarContainer: dialog, _input: field } = calendar;
  const close = () => {
    field.focus();
    calendar.close();
  };
  const inField = ({ key }: KeyboardEvent): Handled => {
    if (key === 'ArrowDown') {
      settle();
      calendar.jumpToDate();
      calendar.open();
      currentDay(dialog)?.focus();
    } else if (key === 'Enter' && !calendar.isOpen) settle();
    else if (calendar.isOpen && (key === 'Enter' || key === 'Escape')) close();
    else return undefined;
    return 'taken';
  };
  const inDialog = (event: KeyboardEvent): Handled => {
    const { key, shiftKey, target } = event;
    const button = target instanceof HTMLElement && target.matches('[role="button"]') ? target : undefined;
    if (key === 'Escape') close();
    else if (isTab(event)) goRound(dialog, shiftKey ? -1 : 1);
    else if (target instanceof HTMLSelectElement && OF_LIST.test(key)) return 'native';
    else if (target instanceof HTMLInputElement && OF_FIELD.test(key)) return 'native';
    else if (key === 'Home' || key === 'End') goToEnd(target, key === 'Home' ? 0 : -1);
    else if (key === 'PageUp' || key === 'PageDown') turn(calendar, key === 'PageUp' ? -1 : 1, shiftKey);
    else if (button && isPress(event)) button.click();
    else return undefined;
    return 'taken';
  };
  listenFirst(field, inField, signal);
  listenFirst(dialog, inDialog, signal);
}

/** Listens before flatpickr, which blurs the field on Enter and leaves the calendar on Tab. */
function listenFirst(element: HTMLElement, handle: (event: KeyboardEvent) => Handled, signal: AbortSignal): void {
  element.addEventListener(
    'keydown',
    (event) => {
      const handled = isComposing(event) ? undefined : handle(event);
      if (handled === 'taken') event.preventDefault();
      if (handled) event.stopImmediatePropagation();
    },
    { capture: true, signal },
  );
}

/** The one day in the tab order: the focused, chosen or current one, otherwise the first. */
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

/** Moves the focus from a day to the first or the last selectable day of its week. */
function goToEnd(from: EventTarget | null, end: 0 | -1): void {
  const day = from instanceof HTMLElement ? from.closest<HTMLElement>(CALENDAR.cell) : null;
  const cells = [...(day?.parentElement?.querySelectorAll<HTMLElement>(`:scope > ${CALENDAR.cell}`) ?? [])];
  const start = day ? cells.indexOf(day) - (cells.indexOf(day) % 7) : 0;
  const week = cells.slice(start, start + 7).filter((cell) => cell.matches(CALENDAR.day));
  week.at(end)?.focus();
}

/** Shows another month or year, and focuses the same day of it. */
function turn(calendar: flatpickr.Instance, direction: 1 | -1, isYear: boolean): void {
  const { calendarContainer: dialog } = calendar;
  const { textContent: number = '' } = currentDay(dialog) ?? {};
  if (isYear) calendar.changeYear(calendar.currentYear + direction);
  else calendar.changeMonth(direction);
  const days = [...dialog.querySelectorAll<HTMLElement>(`${CALENDAR.day}${CALENDAR.ofMonth}`)];
  (days.find(({ textContent }) => textContent === number) ?? days.at(-1))?.focus();
}
