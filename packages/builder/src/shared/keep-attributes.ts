import { membersOf, restoreAttribute } from '@stirrup/runtime';

/** Remembers attributes as they were printed; what comes back puts them back. */
export function keepAttributes(element: Element, names: readonly string[]): () => void {
  const members = membersOf(element);
  const printed = names.map((name) => [name, members.getAttribute(name)] as const);
  return () => {
    for (const [name, value] of printed) restoreAttribute(element, name, value);
  };
}
