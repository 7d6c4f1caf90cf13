/** Key of our own part of an entry's state, beside other scripts' parts. */
export const OWN_STATE = 'stirrup';

/** Marks an entry of the builder's filters: `{ isBricksFilter: true, … }` (bricks-dynamic.md §4.4). */
export const BUILDER_STATE = 'isBricksFilter';

/** Keys of such an entry with the values of all filters by loop, and with the ids of the chosen ones by position. */
export const BUILDER_VALUES = 'instancesValue';
export const BUILDER_SELECTION = 'selectedFilters';

/** Key in the tab's storage for results that outlive the page. The number is the version of their shape. */
export const STORAGE_KEY = 'stirrup_query_history_1';
