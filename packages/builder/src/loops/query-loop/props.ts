import { boolean, defineProps, number, optional, string } from '@stirrup/runtime';
import { QUERY_ID } from '../query/contract.ts';
import { DEFAULT_MARGIN } from './contract.ts';

/** Options of a query loop. */
export const queryLoopProps = defineProps(
  {
    /** Id of the loop. */
    query: string(),
    /** Id of the component whose root is the loop. */
    componentId: string(),
    /** JSON that the builder's server expects back unchanged; without it, results come from the pages that links lead to. */
    queryVars: string(),
    /** The same before filters were merged into it. */
    originalQueryVars: string('[]'),
    /** The page shown, from 1. */
    page: number(1, { min: 1, whole: true }),
    /** Number of pages. Without the builder's server, a link to the next page in the trail says that there is one. */
    maxPages: number(0, { min: 0, whole: true }),
    /** Position of the first shown item among all results, from 1. */
    first: number(0, { min: 0, whole: true }),
    /** Position of the last shown item among all results. */
    last: number(0, { min: 0, whole: true }),
    /** Loads more as soon as the last item is in view. */
    infiniteScroll: boolean(),
    /** Distance from the viewport at which `infiniteScroll` loads, as IntersectionObserver's `rootMargin`. */
    observerMargin: string(DEFAULT_MARGIN),
    /** Delay before a request of `infiniteScroll`, in ms. */
    observerDelay: number(0, { min: 0 }),
    /** JSON of the animation shown while loading: `{"animation":"ring","selector":"","color":"","scale":1}`. */
    ajaxLoader: optional(string()),
    /** Shows results only during a live search. */
    isLiveSearch: boolean(),
    /** Keeps filters out of the address. */
    disableUrlParams: boolean(),
  },
  {
    bricks: {
      query: QUERY_ID,
      componentId: 'data-query-component-id',
      first: 'data-start',
      last: 'data-end',
      ajaxLoader: 'data-brx-ajax-loader',
      isLiveSearch: 'data-brx-live-search',
      disableUrlParams: 'data-brx-disable-url-params',
    },
  },
);
