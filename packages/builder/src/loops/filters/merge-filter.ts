import { fillHtml } from '@stirrup/cms';
import type { Filter } from './filter.ts';

/**
 * Puts the server's answer for a filter into its element: options, counts, disabled options. The element
 * itself stays, options are known by their values, and the visitor's visible choice is shown again: it may be newer
 * than the answer. So focus, an open list and a caret outlive it.
 */
export function mergeFilter(
  { element, read, write }: Pick<Filter, 'element' | 'read' | 'write'>,
  fresh: Element,
): void {
  const shown = read();
  // A list of options keeps its scroll position, since it stays; reading the position would force a layout of the page.
  fillHtml(element, fresh.innerHTML, { keys: ['value'], scroll: 'leave' });
  write(shown);
}
