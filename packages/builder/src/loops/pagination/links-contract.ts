/**
 * Holds the list of links in the builder's markup, which its server sends for page links of any dialect
 * (bricks-dynamic.md §3.2).
 */
export const PRINTED_HOLDER = '.bricks-pagination';

/** Query parameter with a page's number (bricks-dynamic.md §3.9). */
export const PAGE_PARAMETER = 'paged';

/** Segment of a path before a page's number, as WordPress has it unless a plugin translates it. */
export const PAGE_SEGMENT = 'page';

/** Parameters of the present address that no link takes along: they act, or name a page themselves. */
export const LEFT_BEHIND: ReadonlySet<string> = new Set([PAGE_PARAMETER, 'product-page', 'add-to-cart', 'remove_item']);
