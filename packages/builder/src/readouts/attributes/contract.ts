/** The dialect whose own scripts make HTML of the texts in their attributes (bricks-elements.md §35, §43). */
export const BUILDER = 'bricks';
