import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  // The list of the places. Google, and what it shows, come when the map is near the viewport.
  island: 760,
  parts: [
    // A builder's map of places with coordinates, on a page whose Google is there, loads nothing else. It stands still for
    // visitors who prefer that (130, some of it with the info boxes).
    { label: 'Map by Google: the map and its markers', file: 'open-map.ts', fetches: [], limit: 2570 },
    // The library that fetches Google is in its file.
    { label: 'Map by Google: pages without Google', file: 'fetch-google.ts', limit: 390 },
    // The reading of places counts here and for loops, too: it lies in one file with what all of these share. Each address is
    // asked for once, which the site pays for (50).
    { label: 'Map by Google: printed places, their buttons, addresses', file: 'places-code.ts', limit: 1320 },
    { label: 'Map by Google: info boxes', file: 'info-box.ts', fetches: [], limit: 1670 },
    // Only for places that name a popup template; the message of its failure is with the info boxes.
    { label: 'Map by Google: popups in info boxes', file: 'fill-box.ts', limit: 1140 },
    { label: 'Map by Google: groups of markers', file: 'group-markers.ts', limit: 915 },
    // With interactions in the loop's items.
    { label: 'Map by Google: places in a loop', file: 'follow-connectors.ts', limit: 1255 },
    { label: 'Map by Google: styles', file: 'style-presets.ts', limit: 1095 },
  ],
};
