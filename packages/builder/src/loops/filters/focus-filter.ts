import { tryFocus, tryFocusOnce } from '@stirrup/overlays/focus';
import { queryCalled } from '../query/queries.ts';
import type { Filter } from './filter.ts';

const CONTROLS = 'input, select, textarea, button, [tabindex]';

/**
 * Moves the focus to a filter after the focused element has been removed: to the filter's first focusable control, or
 * to the results if it has none, as in a closed panel. Otherwise the focus would go to the top of the page.
 */
export function focusFilter(filter: Filter | undefined): void {
  if (!filter) return;
  const { element, query } = filter;
  for (const control of [element, ...element.querySelectorAll<HTMLElement>(CONTROLS)]) {
    if (control.matches(CONTROLS) && tryFocus(control)) return;
  }
  tryFocusOnce(queryCalled(query, element)?.trail.parentElement ?? null);
}
