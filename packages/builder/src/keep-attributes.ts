/** Remembers attributes as they were printed; what comes back puts them back. */
export function keepAttributes(element: Element, names: readonly string[]): () => void {
  const printed = names.map((name) => [name, element.getAttribute(name)] as const);
  return () => {
    for (const [name, value] of printed) {
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
  };
}
