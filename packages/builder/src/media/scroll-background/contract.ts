/** Positions of the background between which the animation runs (shop-specification.md §9). */
export const POSITION = { from: '99%', to: '0%' } as const;

/**
 * Position of the section's lower edge at the beginning and at the end of the animation, in percent of the viewport's
 * height.
 */
export const EDGES = { beginsAt: 85, endsAt: 15 } as const;

/** Time that the picture takes to catch up with the scroll position, in ms. */
export const SMOOTHING = 1000;
