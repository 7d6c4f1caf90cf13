/** Key of our own part of an entry's state, beside other scripts' parts. */
export const OWN_STATE = 'stirrup';

/** Marks an entry of the builder's filters: `{ isBricksFilter: true, … }` (bricks-dynamic.md §4.4). */
export const BUILDER_STATE = 'isBricksFilter';

/** Key of such an entry with the filter values of each loop. */
export const BUILDER_VALUES = 'instancesValue';

/** Key in the tab's storage for results that outlive the page. The number is the version of their shape. */
export const STORAGE_KEY = 'stirrup_query_history_1';
