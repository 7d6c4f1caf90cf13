import { ACTIVE_COUNT } from './contract.ts';

/** Places that say how many filters of a loop are active (bricks-dynamic.md §4.12). */
function countsOf(queryId: string): Element[] {
  return [...document.querySelectorAll(`[${ACTIVE_COUNT.query}="${CSS.escape(queryId)}"]`)];
}

const tagOf = (count: Element) => count.getAttribute(ACTIVE_COUNT.tag) ?? '';

/** Tags that the server is to count. */
export function countTags(queryId: string): string[] {
  return [...new Set(countsOf(queryId).map(tagOf))];
}

/** The counts that are shown, by tag. */
export function shownCounts(queryId: string): Record<string, string> {
  return Object.fromEntries(countsOf(queryId).map((count) => [tagOf(count), count.textContent]));
}

/** Shows what the server has counted. */
export function showCounts(queryId: string, counted: Readonly<Record<string, unknown>>): void {
  for (const count of countsOf(queryId)) {
    const number = counted[tagOf(count)];
    if (typeof number === 'string') count.textContent = number;
  }
}
