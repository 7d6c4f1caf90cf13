import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';

/** CMS scripts that the island replaces or works beside (docs/legacy-scripts.md). */
export const legacyScripts: LegacyScripts = {
  takesOver: { 'bricks-scripts': 'maps by Leaflet' },
  yieldsTo: { 'bricks-leaflet': 'maps by Leaflet' },
  stays: '`bricks-leaflet-css`: the map looks by it',
};
