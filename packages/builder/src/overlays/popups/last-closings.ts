import { pageRegistry } from '@stirrup/runtime';

/**
 * The last closing of each popup: one whose island is on its way does not open afterwards, and an effect that was to close
 * it leaves it alone once it is open again.
 */
export function lastClosings(): WeakMap<Element, object> {
  return pageRegistry().shared('popups/closings', () => new WeakMap<Element, object>());
}
