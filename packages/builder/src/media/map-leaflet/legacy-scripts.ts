import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';

/** CMS scripts that the island replaces or works beside (docs/legacy-scripts.md). */
export const legacyScripts: LegacyScripts = {
  yieldsTo: {
    'bricks-leaflet': 'maps by Leaflet, where `bricks-scripts` is there, too',
    'bricks-scripts': 'maps by Leaflet, where `bricks-leaflet` is there, too',
  },
  stays: '`bricks-leaflet-css`: the map looks by it',
};
