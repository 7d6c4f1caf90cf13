/*
 * Names of the slider's part of the loader (bricks-elements.md §29). They have a file of their own, so that the loader
 * contains no others and islands import nothing from it.
 */

/** Attribute with Splide's options as JSON, and the height in them. */
export const OPTIONS = 'data-splide';
export const HEIGHT = /"height":"([^"]+)/;

/** The row of slides. */
export const LIST = '.splide__list';

/** Class of a root that shows before Splide is there. */
export const SHOWN_CLASS = 'is-rendered';
