/** Class of pictures whose arrival changes where others stand (bricks-elements.md §24). */
export const ISOTOPE_CLASS = 'bricks-lazy-load-isotope';

/** Layouts that have to know when a picture in them has loaded (bricks-elements.md §3.2). */
export const MASONRY = '.bricks-masonry';

/**
 * Functions of the page (bricks-elements.md §1.6): the first lays masonry out again, the second is ours, for site code
 * that calls it.
 */
export const FUNCTION = { layOut: 'bricksIsotope', find: 'bricksLazyLoad' } as const;

/**
 * The builder's settings, and the one of them that says how early things are fetched, in px (bricks-elements.md §1.9).
 */
export const SETTINGS = { name: 'bricksData', offset: 'offsetLazyLoad' } as const;

/** Distance from the viewport at which things are fetched where nobody says, in px. */
export const DEFAULT_OFFSET = 300;
