/**
 * Media that a page defers until it is nearly visible: the builder's elements (bricks-elements.md §3.1), and our own.
 */
export const LAZY = '.bricks-lazy-hidden, [data-lazy]';

/** Attribute that marks deferred sources in our own dialect. */
export const LAZY_ATTRIBUTE = 'data-lazy';

/** Class of the builder's elements while they are deferred. */
export const HIDDEN_CLASS = 'bricks-lazy-hidden';

/** Class of the builder's elements while they are being shown. */
export const WAITING_CLASS = 'wait';

/**
 * Attributes that are printed as `data-…` until then, in the order in which the builder sets them
 * (bricks-elements.md §3.2).
 */
export const DEFERRED_ATTRIBUTES = ['src', 'sizes', 'srcset'] as const;

/** Attribute with deferred inline styles. */
export const DEFERRED_STYLE = 'data-style';

/** Class of slides that keep their {@link DEFERRED_STYLE}, because their slider reads it again. */
export const KEEPS_STYLE = 'splide__slide';
