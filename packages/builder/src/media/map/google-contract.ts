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

/** Emitted, with the map's script id at its end, after markers have been placed (bricks-elements.md §1.10). */
export const RENDERED = 'bricks/map/markers/rendered/';

/** Key of `bricksData` with the page's maps by script id (bricks-elements.md §1.9). */
export const INSTANCES = 'googleMapInstances';

/** Attribute with the script id (bricks-elements.md §1.2). */
export const SCRIPT_ID = 'data-script-id';

/** Zoom of a map that prints none, and width and height of a marker's picture, in px (page-builder-specification.md §9). */
export const DEFAULTS = { zoom: 12, picture: 40 } as const;
