import { MAIN } from './restore-focus.ts';

/** The element that had the focus before it moved into the key; shared by all callers. */
const before = new WeakMap<Element, Element>();

/**
 * Remembers the element that had the focus before it moved into another. The returned function gives the target for the
 * time when that other one closes: the remembered element, else the page's content; null unless the closing element has
 * the focus.
 *
 * @example
 * ```ts
 * const before = rememberFocus(notice, signal);
 * restoreFocus(notice, before());
 * ```
 */
export function rememberFocus(element: HTMLElement, signal: AbortSignal): () => Element | null {
  element.addEventListener(
    'focusin',
    ({ relatedTarget }) => {
      if (relatedTarget instanceof Element && !element.contains(relatedTarget)) before.set(element, relatedTarget);
    },
    { signal },
  );
  return () => {
    if (!element.contains(document.activeElement)) return null;
    const last = before.get(element);
    return last?.isConnected ? last : document.querySelector(MAIN);
  };
}
