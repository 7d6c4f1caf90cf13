import { membersOf } from '@stirrup/runtime';

/** Remembers attributes as they were printed; what comes back puts them back. */
export function keepAttributes(element: Element, names: readonly string[]): () => void {
  const members = membersOf(element);
  const printed = names.map((name) => [name, members.getAttribute(name)] as const);
  return () => {
    for (const [name, value] of printed) {
      if (value !== null) members.setAttribute(name, value);
      // Asked for first: Chromium writes `style` down late, and of what it has not written yet an empty one would stay.
      else if (members.hasAttribute(name)) members.removeAttribute(name);
    }
  };
}
