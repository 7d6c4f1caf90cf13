import type { Reader } from '@stirrup/runtime';

/** Reads a selector that the browser understands; empty by default. */
export function selector(): Reader<string> {
  const parse = (raw: unknown) => {
    try {
      // An empty fragment only validates the selector: the page may be long.
      new DocumentFragment().querySelector(String(raw));
      return String(raw);
    } catch {
      return undefined;
    }
  };
  return { fallback: '', expected: 'a CSS selector', parse };
}
