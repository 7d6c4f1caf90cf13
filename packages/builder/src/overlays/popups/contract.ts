/**
 * Attribute that names a popup: the builder's by its template, of which a loop prints one per item, ours by its own id.
 */
export const POPUP_ID = 'data-popup-id';

/** Attribute of a loop's popup that names its item: `query:index:type:id` (bricks-dynamic.md §3.11). */
export const LOOP_ID = 'data-popup-loop-id';

/**
 * Attributes of an element's interactions and of the loop item around it, and an interaction's key for its popup
 * (bricks-dynamic.md §7.1).
 */
export const INTERACTIONS = {
  printed: 'data-interactions',
  popup: 'templateId',
  loopId: 'data-interaction-loop-id',
} as const;
