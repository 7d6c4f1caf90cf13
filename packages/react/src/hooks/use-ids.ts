import { membersOf, type Part, pageRegistry } from '@stirrup/runtime';
import { useId, useState } from 'react';

/**
 * Ids by which parts name one another: the printed one, unless another element has it, as in a copy of an element that is
 * already up; else one that is unique on the page. Null for a part that is missing.
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
    const printed = part.printed('id');
    if (!isKept.has(element)) isKept.set(element, keepId(printed, element));
    return printed && isKept.get(element) ? printed : `${prefix}${name}-${index}`;
  };
}

/** Elements of the page that have kept their ids, by id: a copy may stand before its original. */
const keepers = () => pageRegistry().shared('react/ids', () => new Map<string, WeakRef<Element>>());

/** Deletes the entries of elements that are gone: popups and results of loops come again and again. */
const cleaner = () =>
  pageRegistry().shared(
    'react/id-cleaner',
    () =>
      new FinalizationRegistry<string>((id) => {
        if (!keepers().get(id)?.deref()) keepers().delete(id);
      }),
  );

/** Keeps a printed id at its element, unless another has it. @returns true if it is kept, or none is printed. */
function keepId(id: string | null, element: Element): boolean {
  if (!id) return true;
  const keeper = keepers().get(id)?.deref();
  const isKept = keeper?.isConnected && keeper !== element && membersOf(keeper).getAttribute('id') === id;
  if (isKept || (document.getElementById(id) ?? element) !== element) return false;
  keepers().set(id, new WeakRef(element));
  cleaner().register(element, id);
  return true;
}
