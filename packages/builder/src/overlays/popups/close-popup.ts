import { findPopups } from './find-popups.ts';
import { knownPopups } from './known-popups.ts';
import { lastClosings } from './last-closings.ts';

/**
 * Closes a popup, or all popups with an id. Others, and those that are closed already, stay as they are; one that is
 * about to open does not.
 *
 * @param target The popup's element, or its id: the builder's template id, or the `id` of our own markup.
 * @example
 * ```ts
 * closePopup('198');
 * ```
 * Follows bricks-dynamic.md §5.5.
 */
export function closePopup(target: string | Element): void {
  for (const element of findPopups(target)) {
    lastClosings().set(element, {});
    knownPopups().get(element)?.close();
  }
}
