import { map } from 'nanostores';
import { itemClass, LOOP_START, NOTHING_FOUND, startComment } from './contract.ts';
import { publishInstance } from './publish-instance.ts';
import { queries } from './queries.ts';
import type { Query, QueryFacts } from './query.ts';

/** The facts on a trail; the rest is found beside it. */
export type PrintedFacts = Omit<QueryFacts, 'resultsContainer' | 'isLoading' | 'count'>;

/**
 * Makes a loop known to the page: its pagination, its filters, buttons that load more, and scripts of others.
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
    facts: map({ ...printed, count: undefined, resultsContainer, isLoading: false }),
  };
  signal.addEventListener('abort', () => {
    queries().set(
      queries()
        .get()
        .filter((other) => other !== query),
    );
    query.marker.remove();
  });
  publishInstance(query);
  queries().set([...queries().get(), query]);
  return query;
}

/** The comment is where scripts of others expect it; items are looked for once, and never again. */
function placeMarker(id: string, trail: HTMLElement, owner: string): Comment {
  const marker = document.createComment(startComment(id));
  firstItem(id, trail, owner).before(marker);
  return marker;
}

function firstItem(id: string, trail: HTMLElement, owner: string): Element {
  let first: Element = trail;
  for (let node = trail.previousElementSibling; node; node = node.previousElementSibling) {
    if (node.getAttribute(LOOP_START) === id) return node;
    // Markup from an answer has no mark: then the items are those that stand together before the trail.
    if (node.matches(`.${CSS.escape(itemClass(owner))}, [data-loop-item="${CSS.escape(id)}"], ${NOTHING_FOUND}`))
      first = node;
    else if (first !== trail) break;
  }
  return first;
}
