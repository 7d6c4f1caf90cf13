import { subscribe } from '@stirrup/cms';
import * as EVENT from '../variation-data/events.ts';
import { attributeOf, selectsOf } from './attribute-selects.ts';

/** Forms with an address that follows their choice: each of their lists calls this. */
const followed = new WeakSet<Element>();

/**
 * Keeps the choice in the address, so that it can be shared, and follows the address when the visitor goes back or
 * forward (swatches-and-others.md §1.11). A choice adds no entry to the history. An earlier choice is written at once.
 */
export function shareAddress(form: HTMLElement, hasChosen: boolean, signal: AbortSignal): void {
  if (hasChosen) write(form);
  if (followed.has(form)) return;
  followed.add(form);
  signal.addEventListener('abort', () => followed.delete(form));
  subscribe(form, EVENT.changed, () => write(form), signal);
  addEventListener('popstate', () => read(form), { signal });
}

function write(form: HTMLElement): void {
  const address = new URL(location.href);
  for (const select of selectsOf(form)) {
    if (select.value) address.searchParams.set(attributeOf(select), select.value);
    else address.searchParams.delete(attributeOf(select));
  }
  if (address.href !== location.href) history.replaceState(history.state, '', address);
}

function read(form: HTMLElement): void {
  const parameters = new URLSearchParams(location.search);
  const changes = selectsOf(form).map((select) => [select, parameters.get(attributeOf(select)) ?? ''] as const);
  // All are cleared first: the choice of one attribute can rule out the wanted value of another.
  for (const [select, value] of changes) if (select.value !== value) change(select, '');
  for (const [select, value] of changes) if (select.value !== value) change(select, value);
}

/** A value without an option clears. */
function change(select: HTMLSelectElement, value: string): void {
  const before = select.value;
  select.value = value;
  if (select.selectedIndex < 0) select.value = '';
  if (select.value !== before) select.dispatchEvent(new Event('change', { bubbles: true }));
}
