/** Attribute with a loop's id, of its trail and of its page links (bricks-dynamic.md §3.1). */
export const QUERY_ID = 'data-query-element-id';

/**
 * Attribute of the first item, or of the message in place of items; never printed in responses (bricks-dynamic.md
 * §3.1).
 */
export const LOOP_START = 'data-brx-loop-start';

/**
 * Text of the comment that keeps the place of the first item, where other scripts look for it (bricks-dynamic.md §3.3).
 */
export const startComment = (queryId: string): string => `brx-loop-start-${queryId}`;

/** Comments of that kind in a response's HTML, which mean nothing there (bricks-dynamic.md §3.6). */
export const START_COMMENTS = /<!--\s*brx-loop-start-.*?-->/g;

/**
 * Class of every item of a loop, and of its popups. In a component, it has the loop's id up to the dash
 * (bricks-dynamic.md §1.5, §3.3).
 */
export const itemClass = (id: string): string => `brxe-${id.split('-')[0]}`;

/**
 * Elements of the posts element's grid that size the columns; they come last and are no items (bricks-dynamic.md §3.8).
 */
const SIZERS = '.bricks-isotope-sizer, .bricks-gutter-sizer';

/** Elements among a loop's items that are no items: column sizers and loading animations (bricks-dynamic.md §3.5). */
export const NO_ITEMS = `${SIZERS}, .brx-loading-animation`;

/** Attribute of our own elements beside a loop's items, which filters of a grid leave alone. */
export const BESIDE = 'data-stirrup-beside';

/** Elements in a response that are no items. */
export const NO_RESULT = 'style, link, script, template';

/** Headings of an item. */
export const HEADING = 'h1, h2, h3, h4, h5, h6, [role="heading"]';

/** Links that act instead of leading to a page: they add to the cart, or look like or have the role of a button. */
export const ACTING_LINK =
  '.add_to_cart_button, .ajax_add_to_cart, [href*="add-to-cart="], [href*="remove_item="], [href^="#"], [role="button"], .button, .bricks-button, [data-interactions]';

/** The message in place of items (bricks-dynamic.md §3.1). */
export const NOTHING_FOUND = '.bricks-posts-nothing-found';

/** Our own dialect's islands of loops, which pages of a site without the builder have as well. */
export const OWN = {
  loop: '[data-island="query-loop"]',
  more: '[data-part="more"]',
  loadMore: '[data-island="load-more"]',
  pagination: '[data-island="pagination"]',
  text: '[data-island="query-text"]',
} as const;

/** Class of a control that is loading more (bricks-dynamic.md §3.7). */
export const BUSY_CLASS = 'is-loading';

/**
 * The selector of the popups of a loop's items, and of the items of loops in these, at the end of the page
 * (bricks-dynamic.md §3.11): identifiers of items in nested loops end with those of the loop around them.
 */
export const loopPopups = (queryId: string): string => {
  const id = CSS.escape(queryId);
  return `.brx-popup:is([data-popup-loop="${id}"], [data-popup-loop-id*=":${id}:"])`;
};

/** Id of the element with the styles of a loop's current answer (bricks-dynamic.md §3.8). */
export const stylesId = (queryId: string): string => `brx-query-styles-${queryId}`;

/** Query parameter with the page number (bricks-dynamic.md §3.9). */
export const PAGE_PARAMETER = 'paged';

/** Endpoints of the builder's REST API (bricks-dynamic.md §2). */
export const ENDPOINT = { page: 'load_query_page', result: 'query_result' } as const;

/** Events on the document (bricks-dynamic.md §10). */
export const EVENT = {
  start: 'bricks/ajax/start',
  end: 'bricks/ajax/end',
  nodesAdded: 'bricks/ajax/nodes_added',
  pageLoaded: 'bricks/ajax/load_page/completed',
  paginated: 'bricks/ajax/pagination/completed',
  resultReceived: 'bricks/ajax/query_result/completed',
  resultShown: 'bricks/ajax/query_result/displayed',
} as const;

/** Delay between an appended page and its event, in ms (bricks-dynamic.md §10.1). */
export const FOLLOW_UP = 250;

/** The builder's page settings, and the key under which other scripts read the loops (bricks-dynamic.md §3.4). */
export const BUILDER_GLOBAL = 'bricksData';
export const INSTANCES = 'queryLoopInstances';

/** Key of those settings with the terms of an archive, which filtered results keep to (bricks-dynamic.md §1.1, §4.5). */
export const PAGE_FILTERS = 'pageFilters';
