/** What a page holds back until it is nearly in sight: the builder's elements (bricks-elements §3.1), and our own. */
export const LAZY = '.bricks-lazy-hidden, [data-lazy]';

/** Attribute that marks what is held back in our own dialect. */
export const LAZY_ATTRIBUTE = 'data-lazy';

/** Classes of the builder's elements: while they are held back, and while they are being shown. */
export const LAZY_CLASS = { hidden: 'bricks-lazy-hidden', waiting: 'wait' } as const;

/** Attributes that are printed as `data-…` meanwhile, in the order in which the builder sets them (§3.2). */
export const HELD_ATTRIBUTES = ['src', 'sizes', 'srcset'] as const;

/** Inline styles that are held back, and the class of slides that keep them: their slider reads them again. */
export const HELD_STYLE = { attribute: 'data-style', keptBy: 'splide__slide' } as const;
