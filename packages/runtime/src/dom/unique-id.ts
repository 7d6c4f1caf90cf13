import { pageRegistry } from '../page-registry.ts';

/**
 * An id for an element that an island without React adds. Numbers are the page's: two copies of the library on a page give
 * no id twice. Components call `useId` of React.
 *
 * @param name What the element is: `problem` gives `stirrup-problem-1`.
 */
export function uniqueId(name: string): string {
  const ids = pageRegistry().shared(`ids/${name}`, () => ({ last: 0 }));
  ids.last += 1;
  return `stirrup-${name}-${ids.last}`;
}
