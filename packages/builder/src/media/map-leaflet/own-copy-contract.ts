/** Global of the page's own copy of Leaflet, and the version whose names we use (bricks-elements.md §28). */
export const LIBRARY = { name: 'L', version: '1.' } as const;

/** The page's own copy of Leaflet's stylesheet (bricks-elements.md §28). */
export const STYLES = 'link#bricks-leaflet-css';
