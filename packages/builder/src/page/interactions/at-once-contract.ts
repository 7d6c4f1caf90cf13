/**
 * Attribute of elements that wait hidden for an animation (bricks-dynamic.md §7.1). It has a file of its own, so that the
 * loader contains no other names and islands import nothing from it.
 */
export const HIDDEN = 'data-interaction-hidden-on-load';
