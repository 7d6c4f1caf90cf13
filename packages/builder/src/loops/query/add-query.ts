import { map } from 'nanostores';
import { itemClass, LOOP_START, NOTHING_FOUND, startComment } from './contract.ts';
import { publishQuery } from './publish-query.ts';
import { queries } from './queries.ts';
import type { Query, QueryFacts } from './query.ts';

/** The facts on a trail; the others are found on the page. */
export type PrintedFacts = Omit<QueryFacts, 'resultsContainer' | 'isLoading' | 'count' | 'nextUrl' | 'summary'>;

/** Facts that no page prints on the trail. */
const UNKNOWN = { count: undefined, nextUrl: undefined, summary: undefined };

/**
 * Registers a loop with the page, so that its pagination, its filters, buttons that load more and other scripts find
 * it.
 *
 * @throws {Error} for a trail that is not on the page.
 */
export function addQuery(id: string, trail: HTMLElement, printed: PrintedFacts, signal: AbortSignal): Query {
  const resultsContainer = trail.parentElement;
  if (!resultsContainer) throw new Error(`Stirrup: the loop "${id}" has no place on the page.`);
  const query: Query = {
    id,
    trail,
    signal,
    marker: placeMarker(id, trail, printed.componentId || id),
    facts: map({ ...printed, ...UNKNOWN, resultsContainer, isLoading: false }),
  };
  signal.addEventListener('abort', () => {
    queries().set(
      queries()
        .get()
        .filter((other) => other !== query),
    );
    query.marker.remove();
  });
  publishQuery(query);
  queries().set([...queries().get(), query]);
  return query;
}

/** Other scripts expect the comment at this place. The items are searched for once. */
function placeMarker(id: string, trail: HTMLElement, owner: string): Comment {
  const marker = document.createComment(startComment(id));
  firstItem(id, trail, owner).before(marker);
  return marker;
}

/** The first item before a trail; the trail itself if there is none. */
export function firstItem(id: string, trail: HTMLElement, owner: string): Element {
  let first: Element = trail;
  for (let node = trail.previousElementSibling; node; node = node.previousElementSibling) {
    if (node.getAttribute(LOOP_START) === id) return node;
    // Markup from a response has no mark: the items are then the consecutive siblings before the trail.
    if (node.matches(`.${CSS.escape(itemClass(owner))}, [data-loop-item="${CSS.escape(id)}"], ${NOTHING_FOUND}`))
      first = node;
    else if (first !== trail) break;
  }
  return first;
}
