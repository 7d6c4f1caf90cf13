import type { MapStore } from 'nanostores';
import { NO_ITEMS } from './contract.ts';

/** The facts of a loop, most of them by the builder's names (bricks-dynamic.md §3.4). */
export interface QueryFacts {
  readonly componentId: string | false;
  /** Positions of the first and the last shown item among all results, from 1; 0 if there are none. */
  readonly start: number;
  readonly end: number;
  /** Number of results on all pages; unknown until the first response. */
  readonly count: number | undefined;
  /** The last page shown, from 1. */
  readonly page: number;
  /** The number of pages; infinite if only a link to the next one tells that there is more. */
  readonly maxPages: number;
  /** Address of the page behind the last one shown, if a page of the site has brought that; undefined as printed. */
  readonly nextUrl: string | undefined;
  /** The page's own text about its results, if a page of the site has brought it; undefined as printed. */
  readonly summary: string | undefined;
  /** JSON as the server printed it: sent back byte for byte. Empty if the results come from pages of the site. */
  readonly queryVars: string;
  readonly originalQueryVars: string;
  /** As IntersectionObserver's `rootMargin`. */
  readonly observerMargin: string;
  /** Delay before a request by scrolling, in ms. */
  readonly observerDelay: number;
  readonly infiniteScroll: boolean;
  /** True for the posts element, whose items are in a grid of its own. */
  readonly isPostsElement: boolean;
  /** JSON of the animation shown while loading. */
  readonly ajaxLoader: string | undefined;
  readonly isLiveSearch: boolean;
  /** True if filters stay out of the address. */
  readonly disableUrlParams: boolean;
  readonly resultsContainer: Element;
  readonly isLoading: boolean;
}

/** One loop on the page. Nested loops have one each per outer item, all with the same id. */
export interface Query {
  readonly id: string;
  /** Element behind the last item: new items are inserted before it, at the same cost for any number of items. */
  readonly trail: HTMLElement;
  /** Comment before the first item. */
  readonly marker: Comment;
  readonly facts: MapStore<QueryFacts>;
  /** Aborts when the loop leaves the page. */
  readonly signal: AbortSignal;
}

type Ends = Pick<Query, 'marker' | 'trail'>;

/** The items of a loop, or the message in their place: all elements between its ends except helpers. */
export function itemsOf({ marker, trail }: Ends): ChildNode[] {
  const nodes: ChildNode[] = [];
  for (let node = marker.nextSibling; node && node !== trail; node = node.nextSibling)
    if (isItem(node)) nodes.push(node);
  return nodes;
}

/** The last element of a loop, found from its end, at the same cost for any number of items. */
export function lastItemOf({ marker, trail }: Ends): Element | undefined {
  for (let node = trail.previousSibling; node && node !== marker; node = node.previousSibling) {
    if (node instanceof Element && isItem(node)) return node;
  }
  return undefined;
}

function isItem(node: ChildNode): boolean {
  return !(node instanceof Element && node.matches(NO_ITEMS));
}
