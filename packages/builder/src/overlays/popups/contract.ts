/**
 * Attribute that names a popup: the builder's by its template, of which a loop prints one per item, ours by its own id.
 */
export const POPUP_ID = 'data-popup-id';

/** Attribute of a loop's popup that names its item: `query:index:type:id` (bricks-dynamic.md §3.11). */
export const LOOP_ID = 'data-popup-loop-id';

/** Attribute of an element with interactions that names the loop item around it (bricks-dynamic.md §7.1). */
export const OPENER_LOOP_ID = 'data-interaction-loop-id';
