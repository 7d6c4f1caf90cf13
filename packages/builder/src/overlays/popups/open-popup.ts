import { beginPopup } from './begin-popup.ts';
import { findPopups } from './find-popups.ts';
import { knownPopups } from './known-popups.ts';
import { lastClosings } from './last-closings.ts';
import type { PopupOptions } from './popup.ts';

/**
 * Opens a popup, also one whose island is not up yet or that has just been added to the page. Among several with one
 * id, that of the loop's item is opened, otherwise the first. A popup whose island is up opens before this returns.
 *
 * @param target The popup's element, or its id: the builder's template id, or the `id` of our own markup.
 * @returns True if it opened and its content arrived, see `Popup.open`; false if there is none, or if it was closed
 *   before its island was up.
 * @example
 * ```html
 * <div data-popup-id="198" class="brx-popup brxe-popup-198 hide" data-popup-ajax="1">…</div>
 * ```
 * ```ts
 * await openPopup('198', { contextId: '56', opener: button });
 * ```
 * Follows bricks-dynamic.md §5.2 to §5.4, §7.3.
 */
export async function openPopup(target: string | Element, options: PopupOptions = {}): Promise<boolean> {
  const [element] = findPopups(target, options.loopId);
  if (!element) return false;
  const closing = lastClosings().get(element);
  const popup = knownPopups().get(element) ?? (await beginPopup(element));
  return popup && lastClosings().get(element) === closing ? popup.open(options) : false;
}
