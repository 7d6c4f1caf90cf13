/**
 * Attribute that keeps a form or a field out of the storage; it works wherever a page builder lets authors set
 * attributes.
 */
export const NOT_KEPT = '[data-no-keep]';

/**
 * Attributes that identify a form on a page: the form's id, for one of our own dialect also its name and where it goes,
 * and the loop item around it (bricks-dynamic.md §6.1).
 */
export const IDENTITY = ['data-element-id', 'id', 'name', 'action', 'data-loop-object-id'] as const;

/** Prefix of a form's keys in the tab's storage. */
export const KEY = 'stirrup-form';
