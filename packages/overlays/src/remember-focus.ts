/**
 * Remembers where the focus was before it came into an element.
 *
 * @example
 * ```ts
 * const before = rememberFocus(notice, signal);
 * giveFocusBack(notice, before());
 * ```
 */
export function rememberFocus(element: Element, signal: AbortSignal): () => Element | null {
  let before: Element | null = null;
  const note = ({ relatedTarget }: Event & { readonly relatedTarget?: EventTarget | null }) => {
    if (relatedTarget instanceof Element && !element.contains(relatedTarget)) before = relatedTarget;
  };
  element.addEventListener('focusin', note, { signal });
  return () => before;
}
