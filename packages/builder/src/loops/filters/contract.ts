/** Attribute with the builder's options of a filter, as JSON (bricks-dynamic.md §4.1). */
export const FILTER_ATTRIBUTE = 'data-brx-filter';

/** Prefix of the parameters of filters without a name of their own (bricks-dynamic.md §4.4). */
export const PARAMETER = 'brx_';

/**
 * Keys of the builder's page settings under which other scripts read the filters (bricks-dynamic.md §1.1, §4.3, §4.4).
 */
export const PUBLISHED = {
  instances: 'filterInstances',
  selected: 'selectedFilters',
  names: 'filterNiceNames',
} as const;

/** Events on the document; detail: `{ filterElementIds }` (bricks-dynamic.md §4.14). */
export const OPTION_EVENT = { empty: 'bricks/filter/option/empty', notEmpty: 'bricks/filter/option/notempty' } as const;

/**
 * Attributes of an element that shows the number of a loop's active filters: the loop's id, and the author's tag, by
 * which the server counts (bricks-dynamic.md §4.12).
 */
export const ACTIVE_COUNT = { query: 'data-brx-af-count', tag: 'data-brx-af-dd' } as const;

/** The selector of the text with a loop's number of results (bricks-dynamic.md §3.10). */
export const summaryOf = (queryId: string): string => `[data-brx-qr-stats="${CSS.escape(queryId)}"]`;

/** Matches a page number in an address (bricks-dynamic.md §3.9). */
export const PAGE_PATH = /\/page\/(\d+)\/?$/;

/** The same in another language: plugins translate the word. */
export const TRANSLATED_PAGE_PATH = /\/[^/]+\/(\d+)\/?$/;

/**
 * Event that asks a loop to filter by prices; arguments: the loop's id, and the prices by the names of their fields.
 */
export const FILTER_PRICES = 'stirrup_filter_prices';

/** The source of a range filter with the shop's prices, and the shop's names of the two ends. */
export const PRICES = { source: 'wcField', ends: ['min_price', 'max_price'] } as const;
