import { showLazy } from '@stirrup/cms/lazy';

type Texts = Readonly<Record<string, string>>;

/** Sets attributes and removes empty ones; returns a function that restores the server's. */
export function withAttributes(element: Element | null, values: Texts): () => void {
  // The picture's own address has to be restored, not its placeholder's.
  if (element) showLazy(element);
  const printed = swap(element, values);
  return () => swap(element, printed);
}

/** Sets attributes; returns their earlier values. */
function swap(element: Element | null, values: Texts): Texts {
  const before = Object.keys(values).map((name) => [name, element?.getAttribute(name) ?? ''] as const);
  for (const [name, value] of Object.entries(values)) {
    if (value) element?.setAttribute(name, value);
    else element?.removeAttribute(name);
  }
  return Object.fromEntries(before);
}
