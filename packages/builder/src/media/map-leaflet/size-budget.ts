import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  // The list of the places, and the request for Leaflet: it comes together with what draws, near the viewport.
  island: 890,
  // All of it as one: popups, which most maps have, are too little code for a file of their own.
  parts: [{ label: 'Map by Leaflet: what it draws, Leaflet aside', file: 'draw-map.ts', limit: 1150 }],
};
