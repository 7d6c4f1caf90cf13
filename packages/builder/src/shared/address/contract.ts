/** Ids that the builder makes up; they never go into the address (bricks-elements.md §10.2, §11.3). */
export const AUTO_ID = /^brxe?-/;

/** Ids by which the address opens nothing, not even when the page loads (bricks-elements.md §10.2, §11.3). */
export const UNNAMED_ID = /^brxe-/;
