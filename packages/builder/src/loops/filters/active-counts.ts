import { ACTIVE_COUNT } from './contract.ts';

/** Elements that show the number of active filters of a loop (bricks-dynamic.md §4.12). */
function countsOf(queryId: string): Element[] {
  return [...document.querySelectorAll(`[${ACTIVE_COUNT.query}="${CSS.escape(queryId)}"]`)];
}

const tagOf = (count: Element) => count.getAttribute(ACTIVE_COUNT.tag) ?? '';

/** Tags to be counted by the server. */
export function countTags(queryId: string): string[] {
  return [...new Set(countsOf(queryId).map(tagOf))];
}

/** The visible counts, by tag. */
export function shownCounts(queryId: string): Record<string, string> {
  return Object.fromEntries(countsOf(queryId).map((count) => [tagOf(count), count.textContent]));
}

/** Shows the server's counts. */
export function showCounts(queryId: string, counted: Readonly<Record<string, unknown>>): void {
  for (const count of countsOf(queryId)) {
    const number = counted[tagOf(count)];
    if (typeof number === 'string') count.textContent = number;
  }
}
