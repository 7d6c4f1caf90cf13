import { pageRegistry } from '@stirrup/runtime';

/** The last call to close each popup: one whose island is on its way does not open afterwards. */
export function lastClosings(): WeakMap<Element, object> {
  return pageRegistry().shared('popups/closings', () => new WeakMap<Element, object>());
}
