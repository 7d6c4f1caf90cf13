import type { Part } from '@stirrup/runtime';
import { useId, useState } from 'react';

/**
 * Ids by which parts name one another: the printed one, unless another element has it, as in a copy of an element that is
 * already up; else one that is unique on the page.
 *
 * @example
 * ```tsx
 * const idOf = useIds();
 * return island.bind({ title: (title) => ({ id: idOf(title), 'aria-controls': idOf(panes[title.index]) }) });
 * ```
 */
export function useIds(): (part: Part | undefined) => string | null {
  const prefix = useId();
  // Decided once: an id must not change when the other element leaves the page.
  const [isKept] = useState(() => new WeakMap<Element, boolean>());
  return (part) => {
    if (!part) return null;
    const { element, name, index } = part;
    const printed = part.server('id');
    if (!isKept.has(element)) isKept.set(element, isFree(printed, element));
    return printed && isKept.get(element) ? printed : `${prefix}${name}-${index}`;
  };
}

/** True if no other element comes before with this id. */
function isFree(id: string | null, element: Element): boolean {
  const holder = id ? document.getElementById(id) : null;
  return !holder || holder === element;
}
