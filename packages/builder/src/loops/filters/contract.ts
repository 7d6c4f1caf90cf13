/** Attribute with the builder's facts of a filter, as JSON (bricks-dynamic.md §4.1). */
export const FILTER_ATTRIBUTE = 'data-brx-filter';

/** Parameters of filters without a name of their own begin so (bricks-dynamic.md §4.4). */
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
 * Number of active filters of a loop: the loop's id, and the author's tag, which the server counts for
 * (bricks-dynamic.md §4.12).
 */
export const ACTIVE_COUNT = { query: 'data-brx-af-count', tag: 'data-brx-af-dd' } as const;

/** Says in words how many results a loop has (bricks-dynamic.md §3.10). */
export const summaryOf = (queryId: string): string => `[data-brx-qr-stats="${CSS.escape(queryId)}"]`;

/** A page in an address (bricks-dynamic.md §3.9). */
export const PAGE_PATH = /\/page\/(\d+)\/?$/;

/** Asks a loop to filter by prices; arguments: its id, and the prices by the names of their fields. */
export const FILTER_PRICES = 'stirrup_filter_prices';

/** The source that a range filter of the shop's prices names, and the shop's names of the ends. */
export const PRICES = { source: 'wcField', ends: ['min_price', 'max_price'] } as const;
