/** Class of pictures that change the layout around them when they load (bricks-elements.md §24). */
export const ISOTOPE_CLASS = 'bricks-lazy-load-isotope';

/** Pictures in layouts that must be laid out again when they have loaded (bricks-elements.md §3.2). */
export const MASONRY = '.bricks-masonry img';

/**
 * Global functions (bricks-elements.md §1.6): `layOut` is the CMS's and lays out masonry again, `find` is ours, for
 * site code that calls it.
 */
export const FUNCTION = { layOut: 'bricksIsotope', find: 'bricksLazyLoad' } as const;

/** Global with the builder's settings, and the key of its distance for lazy loading, in px (bricks-elements.md §1.9). */
export const BUILDER_GLOBAL = 'bricksData';
export const OFFSET = 'offsetLazyLoad';

/** Default distance from the viewport at which media are fetched, in px. */
export const DEFAULT_OFFSET = 300;
