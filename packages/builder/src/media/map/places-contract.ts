/** Attributes of our own dialect: the `id` of an opener's place, and the category of a place or of a button. */
export const CHOICE = { place: 'data-place', category: 'data-category' } as const;

/** Attributes of a printed place, in every dialect that prints places. */
export const PLACE = {
  latitude: 'data-latitude',
  longitude: 'data-longitude',
  address: 'data-address',
  /** Accessible name of its marker. @default its first heading, or all of its text */
  label: 'data-label',
  /** Text of its marker, in place of a pin. */
  text: 'data-marker-text',
  /** Address of its marker's picture. */
  picture: 'data-marker',
} as const;

/** Element that a map without places has (bricks-elements.md §25). */
export const NO_RESULTS = 'brx-map-no-results';

/** Google's status for an address that it does not know. */
export const UNKNOWN = 'ZERO_RESULTS';
