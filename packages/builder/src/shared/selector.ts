import type { Reader } from '@stirrup/runtime';

/** A selector that the browser understands; empty where none is given. */
export function selector(): Reader<string> {
  const parse = (raw: unknown) => {
    try {
      // Nothing is searched: the page may be long.
      new DocumentFragment().querySelector(String(raw));
      return String(raw);
    } catch {
      return undefined;
    }
  };
  return { fallback: '', expected: 'a CSS selector', parse };
}
