/** Remembers attributes as they were printed; what comes back puts them back. */
export function keepAttributes(element: Element, names: readonly string[]): () => void {
  const printed = names.map((name) => [name, element.getAttribute(name)] as const);
  return () => {
    for (const [name, value] of printed) {
      if (value !== null) element.setAttribute(name, value);
      // Asked for first: Chromium writes `style` down late, and of what it has not written yet an empty one would stay.
      else if (element.hasAttribute(name)) element.removeAttribute(name);
    }
  };
}
