import { subscribe } from '@stirrup/cms';
import { attributeOf } from '../variation-data/choice-of.ts';
import * as FORM_EVENT from '../variation-data/events.ts';
import { isOnOwnPage } from '../variation-data/is-on-own-page.ts';
import { selectsOf } from './attribute-selects.ts';

/** Forms with an address that follows their choice, and what the page preselects in their selects. */
const followed = new Map<HTMLElement, ReadonlyMap<HTMLSelectElement, string>>();

/** Time after which browsers take changes of the address again, in ms. */
const LIMITED = 30_000;

/** The query that the forms show: links to places on the page leave it as it is. */
let shown = '';

/**
 * Keeps the choice in the product's own address, so that it can be shared, and follows the address when the visitor goes back or
 * forward (swatches-and-others.md §1.11): each list of swatches calls it. A choice adds no entry to the history. An
 * earlier choice is written at once.
 */
export function shareAddress(form: HTMLElement, hasChosen: boolean, signal: AbortSignal): void {
  if (!isOnOwnPage(form)) return;
  shown = location.search;
  const printed = new Map(selectsOf(form).map((select) => [select, printedIn(select)]));
  if (hasChosen) write(form);
  if (followed.has(form)) return;
  followed.set(form, printed);
  signal.addEventListener('abort', () => followed.delete(form));
  subscribe(form, FORM_EVENT.changed, () => write(form), signal);
  // Added again, it is still the same listener.
  addEventListener('popstate', read);
}

function write(form: HTMLElement): void {
  const address = new URL(location.href);
  for (const select of selectsOf(form)) {
    if (select.value) address.searchParams.set(attributeOf(select), select.value);
    else address.searchParams.delete(attributeOf(select));
  }
  try {
    if (address.href !== location.href) history.replaceState(history.state, '', address);
  } catch {
    // Safari allows a hundred changes in half a minute, and an arrow key that is held makes more.
    setTimeout(() => followed.has(form) && write(form), LIMITED);
  }
  shown = location.search;
}

/** Chooses what the address names, and for the rest what the page preselects, as on a page loaded anew. */
function read(): void {
  if (location.search === shown) return;
  shown = location.search;
  const parameters = new URLSearchParams(shown);
  for (const printed of followed.values()) {
    const changes = [...printed].map(
      ([select, value]) => [select, parameters.get(attributeOf(select)) ?? value] as const,
    );
    // All are cleared first: the choice of one attribute can rule out the wanted value of another.
    for (const [select, value] of changes) if (select.value !== value) change(select, '');
    for (const [select, value] of changes) if (select.value !== value) change(select, value);
  }
}

/** A value without an option clears. */
function change(select: HTMLSelectElement, value: string): void {
  const before = select.value;
  select.value = value;
  if (select.selectedIndex < 0) select.value = '';
  if (select.value !== before) select.dispatchEvent(new Event('change', { bubbles: true }));
}

function printedIn(select: HTMLSelectElement): string {
  return select.querySelector<HTMLOptionElement>('option[selected]')?.value ?? '';
}
