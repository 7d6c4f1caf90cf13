/**
 * Throws on a server, with what to do instead: frameworks that render there evaluate an application's modules, too. The
 * imports are safe; a call that works on the page has to wait for the browser. Script tags, which no server runs, are
 * built without its calls: an empty function would cost them bytes before the page's load event.
 *
 * @example
 * ```tsx
 * useEffect(() => start(tabs), []);
 * ```
 * @throws {Error} where there is no document.
 */
export function requirePage(): void {
  if (typeof document !== 'undefined') return;
  throw new Error(
    'Stirrup: this is a server, which has no page. Call start(), and all else that works on a page, in the browser only: in an effect, or in a module that only browsers load. Imports are safe anywhere.',
  );
}
