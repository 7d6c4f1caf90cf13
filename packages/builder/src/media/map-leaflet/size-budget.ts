import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  // The list of the places. Leaflet and what it draws come when the map is near the viewport.
  island: 745,
  parts: [{ label: 'Map by Leaflet: what it draws, Leaflet aside', file: 'draw-map.ts', limit: 1600 }],
};
