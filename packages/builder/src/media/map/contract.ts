import { defineContract } from '@stirrup/runtime';

/** Names of parts (bricks-elements.md §25). The builder prints an empty element, whose places are in its options. */
export const mapContract = defineContract({
  parts: [
    /** The area that the map covers; without one, the root. */
    'canvas',
    /** The readable list of the places, which the map covers. */
    'list',
    /** A place; its markup shows in its info box. */
    'place',
    /** A button that opens the info box of a place. */
    'opener',
    /** A button that leaves only the places of one category on the map, or of all. */
    'category',
  ],
  dialects: {
    stirrup: {
      parts: {
        canvas: '[data-part="canvas"]',
        list: '[data-part="list"]',
        place: '[data-part="place"]',
        opener: 'button[data-part="opener"]',
        category: 'button[data-part="category"]',
      },
    },
    bricks: {},
  },
});

/** JSON of the builder's element (bricks-elements.md §25). */
export const OPTIONS = 'data-bricks-map-options';
