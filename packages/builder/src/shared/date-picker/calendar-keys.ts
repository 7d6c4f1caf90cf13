import type flatpickr from 'flatpickr';
import { CALENDAR } from './contract.ts';

/** How far a key goes that was pressed: it goes no further, not even to the browser; only the browser has it; or everybody has. */
type Handled = 'taken' | 'native' | undefined;

/** Keys by which a field of one line, or a list, is worked; flatpickr would leave it for the days. */
const OF_FIELD = /^(Home|End|ArrowLeft|ArrowRight)$/;
const OF_LIST = /^(Home|End|Page|Arrow| $)/;

/**
 * Keys of a date picker dialog. Arrows move between days as flatpickr has it; Home and End go to the ends of the week; Page
 * Up and Page Down turn months, with Shift years; Tab goes round inside; Escape leads back to the field, where Enter takes
 * what was typed. No key scrolls the page beneath.
 *
 * @param settle Takes what has been typed.
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
  const inDialog = ({ key, shiftKey, target }: KeyboardEvent): Handled => {
    const button = target instanceof HTMLElement && target.matches('[role="button"]') ? target : undefined;
    if (key === 'Escape') close();
    else if (key === 'Tab') goRound(dialog, shiftKey ? -1 : 1);
    else if (target instanceof HTMLSelectElement && OF_LIST.test(key)) return 'native';
    else if (target instanceof HTMLInputElement && OF_FIELD.test(key)) return 'native';
    else if (key === 'Home' || key === 'End') goToEnd(target, key === 'Home' ? 0 : -1);
    else if (key === 'PageUp' || key === 'PageDown') turn(calendar, key === 'PageUp' ? -1 : 1, shiftKey);
    else if (button && (key === 'Enter' || key === ' ')) button.click();
    else return undefined;
    return 'taken';
  };
  hearFirst(field, inField, signal);
  hearFirst(dialog, inDialog, signal);
}

/** Before flatpickr's own keys, which take the focus from the field on Enter, and leave the calendar on Tab. */
function hearFirst(element: HTMLElement, handle: (event: KeyboardEvent) => Handled, signal: AbortSignal): void {
  element.addEventListener(
    'keydown',
    (event) => {
      const handled = event.isComposing ? undefined : handle(event);
      if (handled === 'taken') event.preventDefault();
      if (handled) event.stopImmediatePropagation();
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

/** From a day to the first or the last of its week that may be chosen. */
function goToEnd(from: EventTarget | null, end: 0 | -1): void {
  const day = from instanceof HTMLElement ? from.closest<HTMLElement>(CALENDAR.cell) : null;
  const cells = [...(day?.parentElement?.querySelectorAll<HTMLElement>(`:scope > ${CALENDAR.cell}`) ?? [])];
  const start = day ? cells.indexOf(day) - (cells.indexOf(day) % 7) : 0;
  const week = cells.slice(start, start + 7).filter((cell) => cell.matches(CALENDAR.day));
  week.at(end)?.focus();
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
