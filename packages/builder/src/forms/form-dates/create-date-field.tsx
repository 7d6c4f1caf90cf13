import { atom } from 'nanostores';
import type { ReactNode } from 'react';
import { buildCalendar, isCalendar } from '../../shared/date-picker/build-calendar.ts';
import { GIVEN } from '../../shared/date-picker/contract.ts';
import type { DateOptions } from '../../shared/date-picker/date-options.ts';
import { makeAccessible } from '../../shared/date-picker/make-accessible.ts';
import { readTyped, wrongDate } from '../../shared/date-picker/read-typed.ts';
import { keepAttributes } from '../../shared/keep-attributes.ts';
import { DateField } from './date-field.tsx';

/**
 * Gives a field its calendar. What is sent is what the field shows: the date in the format that is printed. What somebody
 * types is taken where it is a date that may be chosen; else it stays, and the field says so until it is. A field that a
 * script of the page has given a calendar keeps that.
 *
 * @param setup.styles Address of the calendar's stylesheet; empty for the one beside the scripts.
 * @param onReset Calls back after each reset of the field's form.
 * @returns Its component; null for a calendar of the page's own.
 * @throws {Error} where the calendar's styles cannot be fetched, or the page's policy forbids how flatpickr builds it.
 */
export async function createDateField(
  input: HTMLInputElement,
  setup: DateOptions & { readonly styles: string },
  onReset: (act: () => void) => void,
  signal: AbortSignal,
): Promise<ReactNode> {
  const given: unknown = Reflect.get(input, GIVEN);
  const restore = keepAttributes(input, ['class']);
  const printed = { ...setup.printed, altInput: false };
  const calendar = isCalendar(given) ? given : await buildCalendar(input, { ...setup, printed }, signal);
  const problem = atom('');
  let shown: string | undefined;
  const settle = () => {
    const typed = input.value;
    if (typed === shown) return;
    const dates = readTyped(calendar, typed, setup.isRange);
    calendar.setDate(dates ?? [], false);
    if (!dates) input.value = typed;
    problem.set(dates ? '' : wrongDate(calendar));
    shown = input.value;
  };
  const empty = () => {
    calendar.clear(false);
    shown = input.value;
    problem.set('');
  };
  onReset(calendar === given ? empty : settle);
  if (calendar === given) return null;
  const { value } = input;
  input.value ||= setup.chosen;
  settle();
  // A day that may not be chosen is nobody's choice.
  if (!value && problem.get()) empty();
  calendar.set('onChange', () => {
    shown = input.value;
    problem.set('');
  });
  const combobox = makeAccessible(calendar, settle, signal);
  input.addEventListener('change', settle, { signal });
  input.addEventListener('input', () => problem.set(''), { signal });
  // Before flatpickr's own listener, which would remove what it cannot read.
  const holdBlur = (event: Event) => problem.get() && event.stopImmediatePropagation();
  input.addEventListener('blur', holdBlur, { capture: true, signal });
  signal.addEventListener('abort', restore);
  return <DateField key={combobox.dialog} combobox={combobox} problem={problem} />;
}
