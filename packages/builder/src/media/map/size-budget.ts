import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  // The list of the places. Google, and what it shows, come when the map is near the viewport.
  island: 880,
  parts: [
    { label: 'Map by Google: the map and its markers', file: 'open-map.ts', fetches: [], limit: 3420 },
    { label: 'Map by Google: info boxes', file: 'info-box.ts', limit: 1280 },
    { label: 'Map by Google: groups of markers', file: 'group-markers.ts', limit: 960 },
    // With interactions in the loop's items.
    { label: 'Map by Google: places in a loop', file: 'follow-connectors.ts', limit: 985 },
    { label: 'Map by Google: styles', file: 'style-presets.ts', limit: 1160 },
  ],
};
