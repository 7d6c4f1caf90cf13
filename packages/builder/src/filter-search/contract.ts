/** The field, in the builder's markup the island's own element (bricks-dynamic §4.2). */
export const FIELD = 'input';

/** Empties the field; stands behind it. */
export const CLEAR = '.icon';

/** Of the clear icon, while there is something to clear. */
export const CLEAR_SHOWN = 'brx-show';

/** Holds the results of a live search, which show only with the class (§4.11). */
export const RESULTS = {
  of: (queryId: string) => `[data-brx-ls-wrapper="${CSS.escape(queryId)}"]`,
  shown: 'brx-ls-active',
} as const;

/** Who uses these goes on searching: any filter, and icons, which may have left the page by then (§4.11). */
export const KEEPS_RESULTS = '[data-brx-filter], [data-island*="filter"], .brxe-filter-search, .icon';
