import { membersOf, restoreAttribute } from '@stirrup/runtime';

/**
 * Remembers printed attributes, and returns a function that restores them. For `style`: what others have added to it
 * meanwhile goes, too.
 */
export function keepAttributes(element: Element, names: readonly string[]): () => void {
  const members = membersOf(element);
  const printed = names.map((name) => [name, members.getAttribute(name)] as const);
  return () => {
    for (const [name, value] of printed) restoreAttribute(element, name, value);
  };
}
