import { MAIN } from './give-focus-back.ts';

/** Where the focus was before it came into an element, whoever remembers it. */
const before = new WeakMap<Element, Element>();

/**
 * Remembers where the focus was before it came into an element. What comes back tells where it goes when the element
 * closes: there, else to the page's content; nowhere, unless the element has it.
 *
 * @example
 * ```ts
 * const before = rememberFocus(notice, signal);
 * giveFocusBack(notice, before());
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
