import { fillHtml } from '@stirrup/cms';
import type { Filter } from './filter.ts';

/**
 * Puts what the server sends for a filter into its element: options, counts, what can no longer be chosen. The element
 * itself stays, options are known by their values, and what the visitor sees as chosen is shown again: it may be newer
 * than the answer. So focus, an open list and a caret outlive it.
 */
export function mergeFilter(
  { element, read, write }: Pick<Filter, 'element' | 'read' | 'write'>,
  fresh: Element,
): void {
  const shown = read();
  // Whoever scrolls a list of options finds it so again, since it stays; to ask for that would lay out the page.
  fillHtml(element, fresh.innerHTML, { keys: ['value'], scroll: 'leave' });
  write(shown);
}
