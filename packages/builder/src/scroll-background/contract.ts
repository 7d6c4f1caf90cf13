/** What the animation changes, and between which values (specification shop.md §9). */
export const POSITION = { from: '99%', to: '0%' } as const;

/** Where the lower edge of the section stands when the animation begins and ends, in percent of the viewport's height. */
export const EDGES = { beginsAt: 85, endsAt: 15 } as const;

/** How long the picture takes to catch up with the scroll position, in ms. */
export const SMOOTHING = 1000;

/** Who asks for less motion gets none. */
export const STILL_QUERY = '(prefers-reduced-motion: reduce)';
