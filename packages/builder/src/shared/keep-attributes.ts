import { membersOf } from '@stirrup/runtime';

/** Remembers printed attributes, and returns a function that restores them. */
export function keepAttributes(element: Element, names: readonly string[]): () => void {
  const members = membersOf(element);
  const printed = names.map((name) => [name, members.getAttribute(name)] as const);
  return () => {
    for (const [name, value] of printed) {
      if (value !== null) members.setAttribute(name, value);
      // Checked first: Chromium serializes `style` late, and removing one that is not serialized yet would leave an
      // empty attribute.
      else if (members.hasAttribute(name)) members.removeAttribute(name);
    }
  };
}
