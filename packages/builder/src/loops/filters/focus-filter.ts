import { tryFocus, tryFocusOnce } from '@stirrup/overlays/focus';
import { GIVEN } from '../../shared/date-picker/contract.ts';
import { queryCalled } from '../query/queries.ts';
import type { Filter } from './filter.ts';

const CONTROLS = 'input, select, textarea, button, [tabindex]';

/**
 * Moves the focus to a filter after the focused element has been removed: to the first focusable control of these filters,
 * or to the results if they have none, as in a closed panel. Otherwise the focus would go to the top of the page.
 */
export function focusFilter(filters: readonly Filter[]): void {
  const controls = filters.flatMap(({ element }) => {
    const calendar: unknown = Object(Reflect.get(element, GIVEN))._input;
    return [calendar instanceof Element ? calendar : element, ...element.querySelectorAll(CONTROLS)];
  });
  const [first] = filters;
  if (!first || controls.some((control) => control.matches(CONTROLS) && tryFocus(control))) return;
  tryFocusOnce(queryCalled(first.query, first.element)?.trail.parentElement ?? null);
}
