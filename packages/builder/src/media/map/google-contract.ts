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

/** Google's own script, as the builder prints it, and the name of its callback (bricks-elements.md §25). */
export const SCRIPT = 'script[src*="//maps.googleapis.com/maps/api/js"]';
export const CALLBACK = 'bricksMap';

/** Google's name of the page's function that it calls if it refuses the key. */
export const REFUSAL = 'gm_authFailure';

/** Ours, optional: the site's key (`{"key": "…"}`), for maps that print none. */
export const SETTINGS = 'stirrup_maps';

/** Classes of markers (bricks-elements.md §25). */
export const MARKER = {
  root: 'brx-google-marker',
  text: 'brx-marker-text',
  image: 'brx-marker-img',
  active: 'active',
} as const;

/** Element that a map without places has (bricks-elements.md §25). */
export const NO_RESULTS = 'brx-map-no-results';

/** Emitted, with the map's script id at its end, after markers have been placed (bricks-elements.md §1.10). */
export const RENDERED = 'bricks/map/markers/rendered/';

/** Key of `bricksData` with the page's maps by script id (bricks-elements.md §1.9). */
export const INSTANCES = 'googleMapInstances';

/** Attribute with the script id (bricks-elements.md §1.2). */
export const SCRIPT_ID = 'data-script-id';

/** Zoom of a map that prints none, and width and height of a marker's picture, in px (page-builder-specification.md §9). */
export const DEFAULTS = { zoom: 12, picture: 40 } as const;
