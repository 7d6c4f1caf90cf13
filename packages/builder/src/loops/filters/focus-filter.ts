import { queryCalled } from '../query/queries.ts';
import type { Filter } from './filter.ts';

const CONTROLS = 'input, select, textarea, button, [tabindex]';

/**
 * Gives focus to a filter when what had it has gone: to its first control, or to the results where none takes it, as in a
 * panel that is closed. Nobody is thrown to the top of the page.
 */
export function focusFilter(filter: Filter | undefined): void {
  if (!filter) return;
  const { element, query } = filter;
  for (const control of [element, ...element.querySelectorAll<HTMLElement>(CONTROLS)]) {
    if (!control.matches(CONTROLS)) continue;
    control.focus({ preventScroll: true });
    if (control === document.activeElement) return;
  }
  const results = queryCalled(query, element)?.trail.parentElement;
  if (!results) return;
  if (!results.hasAttribute('tabindex')) results.tabIndex = -1;
  results.focus({ preventScroll: true });
}
