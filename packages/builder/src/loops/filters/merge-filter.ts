import { fillHtml } from '@stirrup/cms';
import type { Filter } from './filter.ts';

/**
 * Merges the server's markup of a filter into its element: options, counts, disabled options. The element itself stays,
 * options are matched by their values, and the visitor's visible choice is restored, because it may be newer than the
 * response. Focus, an open list and a caret therefore survive.
 */
export function mergeFilter(
  { element, read, write }: Pick<Filter, 'element' | 'read' | 'write'>,
  fresh: Element,
): void {
  const shown = read();
  // A list of options keeps its scroll position anyway, because it stays; reading the position would force a layout.
  fillHtml(element, fresh.innerHTML, { keys: ['value'], scroll: 'leave' });
  write(shown);
}
