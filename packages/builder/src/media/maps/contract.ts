/** Marks elements that a map has added to its area; a copy of the area has them, too. */
export const ADDED = 'data-stirrup-map';

/** Centre of a map without any, the builder's own: Berlin (bricks-elements.md §25, §28). */
export const CENTRE = { lat: 52.5164154966524, lng: 13.377643715349544 } as const;

/** Attributes with the options of the builder's elements, and the key of their places in the JSON (bricks-elements.md §25, §28). */
export const PRINTED_PLACES = [
  ['data-map-options', 'markers'],
  ['data-bricks-map-options', 'addresses'],
] as const;
