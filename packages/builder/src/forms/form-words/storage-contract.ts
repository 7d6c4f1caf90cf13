/** Put on a form or a field by who wants nothing of it kept: it works wherever a page builder lets authors set attributes. */
export const NOT_KEPT = '[data-no-keep]';

/**
 * Attributes that tell one form of a page from another: the form's id, and the item of a loop it stands in
 * (bricks-dynamic.md §6.1).
 */
export const IDENTITY = ['data-element-id', 'id', 'data-loop-object-id'] as const;

/** Before the key of what is kept of a form in the tab's storage. */
export const KEY = 'stirrup-form';
