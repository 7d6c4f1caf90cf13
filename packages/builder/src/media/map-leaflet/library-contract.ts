/** Attributes of a place, in every dialect that prints places: its coordinates, and the address of its picture. */
export const PLACE = { latitude: 'data-latitude', longitude: 'data-longitude', icon: 'data-icon' } as const;

/** Size of a marker's own picture, in px (bricks-elements.md §28). */
export const ICON_SIZE = 40;

/** Leaflet's own names: a popup's button, and the classes of its layers. */
export const POPUP_BUTTON = '.leaflet-popup-close-button';

/** Leaflet's option of a layer with the letters, or digits, of its hosts: a text, or a list. */
export const LETTERS = 'subdomains';

/** Tiles of a map that prints none (bricks-elements.md §28). */
export const OPEN_STREET_MAP = {
  url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  attribution: '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>',
  maxZoom: 19,
} as const;

/** Zoom of a map that prints none (bricks-elements.md §28). */
export const ZOOM = 13;
