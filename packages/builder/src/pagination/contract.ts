/** A pagination that fetches; others of the builder do so only where the loop has filters (bricks-dynamic §§3.8, 4.10). */
export const FETCHES = '.brx-ajax-pagination, [data-island]';

/** Holds the list of links; the root of our own dialect does so itself (§3.2). */
export const LIST_HOLDER = '.bricks-pagination';

/** Attribute that makes page links a landmark (§3.2). */
export const LANDMARK = 'nav, [role="navigation"]';

/** The entry of the page that is shown. */
export const CURRENT = '[aria-current]';

/** Links to the neighbours of the current page. */
export const NEIGHBOUR = { previous: 'a.prev', next: 'a.next' } as const;

/** Query parameter with a page's number (§3.9). */
export const PAGE_PARAMETER = 'paged';

/** Segment of a path before a page's number, as WordPress has it unless a plugin translates it. */
export const PAGE_SEGMENT = 'page';

/** Parameters of the present address that no link takes along: they act, or name a page themselves. */
export const LEFT_BEHIND: ReadonlySet<string> = new Set([PAGE_PARAMETER, 'product-page', 'add-to-cart', 'remove_item']);
