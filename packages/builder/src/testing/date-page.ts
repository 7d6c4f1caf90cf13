import { start } from '@stirrup/runtime';
import { expect, vi } from 'vitest';
import { filterDate } from '../loops/filter-date/island.ts';
import { addLoop, loop, settle, stubFilters } from './filtered-page.ts';
import { the } from './the.ts';

// Loaded up front, so that no test waits for code.
await filterDate.load();

/** Styles as a page of the builder has them. */
export const STYLES = '<style>.flatpickr-calendar { position: absolute }</style>';

/** A date field in the builder's markup. */
export function dateField(options: object = {}, more = ''): string {
  const settings = `{"filterId":"datesa","targetQueryId":"loopaa","filterType":"datepicker","filterAction":"filter"${more}}`;
  const picker = JSON.stringify({
    enableTime: false,
    minTime: '',
    altInput: true,
    altFormat: 'j.n.Y',
    mode: 'single',
    ...options,
  });
  return `<input id="brxe-datesa" class="brxe-filter-datepicker" type="text" aria-label="Day" data-brx-filter='${settings}' data-bricks-datepicker-options='${picker}'>`;
}

let page: AbortController | undefined;

/**
 * Opens a page with a date field.
 *
 * @param give Changes the field beforehand, as a script of the page would.
 */
export async function openDates<Given>(html: string, styles: string, give: (field: HTMLInputElement) => Given) {
  document.head.innerHTML = styles;
  document.body.innerHTML = `${loop('loopaa')}${html}`;
  page = addLoop('loopaa').end;
  const shop = stubFilters();
  const input = the('[data-brx-filter]', HTMLInputElement);
  const given = give(input);
  start(filterDate);
  await vi.waitFor(() => expect(input.dataset['islandState']).toBe('ready'));
  return { ...shop, input, given };
}

/** Opens a page, and focuses the field. */
export async function openCalendar(html: string) {
  const opened = await openDates(html, STYLES, () => undefined);
  opened.input.dispatchEvent(new Event('focus'));
  const field = await vi.waitFor(() => {
    const shown = document.querySelector<HTMLInputElement>('input[role="combobox"]');
    if (!shown) throw new Error('There is no calendar.');
    return shown;
  });
  const calendar = () => document.querySelector<HTMLElement>('[role="dialog"]');
  const days = () => [...document.querySelectorAll<HTMLElement>('.flatpickr-day:not(.prevMonthDay, .nextMonthDay)')];
  const pick = (day: number) => {
    days()
      .find(({ textContent }) => textContent === String(day))
      ?.click();
    return settle();
  };
  const type = async (text: string) => {
    field.value = text;
    for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
    await settle();
  };
  const press = (element: Element | null, key: string, options: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options });
    element?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { ...opened, field, calendar, days, pick, type, press };
}

/** Removes the page and its loop. */
export function closeDates(): void {
  page?.abort();
  document.body.replaceChildren();
  document.head.replaceChildren();
}
