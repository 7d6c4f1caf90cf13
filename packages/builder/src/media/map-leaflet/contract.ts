import { defineContract } from '@stirrup/runtime';

/** Names of parts (bricks-elements.md §28). The builder prints an empty element, whose places are in its options. */
export const mapLeafletContract = defineContract({
  parts: [
    /** The area that the map covers; without one, the root. */
    'canvas',
    /** The readable list of the places, which the map covers. */
    'list',
    /** A place; its markup shows in the marker's popup. */
    'place',
  ],
  dialects: {
    bricks: {},
  },
});

/** JSON of the builder's element, with the keys `map`, `markers` and `layers` (bricks-elements.md §28). */
export const OPTIONS = 'data-map-options';
