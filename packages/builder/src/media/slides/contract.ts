/** Attribute of a slide with its position among the printed ones; Swiper sets it. */
export const SLIDE_INDEX = 'data-swiper-slide-index';

/** Attribute of a slide with its printed id, for the builder's sliders (bricks-elements.md §29). */
export const SLIDE_ID = 'data-id';

/** Attribute with the builder's id of an element, by which sliders are published (bricks-elements.md §1.2). */
export const SCRIPT_ID = 'data-script-id';

/** Elements that need the arrow keys themselves. */
export const FIELDS = 'input, select, textarea, [contenteditable], [controls]';
