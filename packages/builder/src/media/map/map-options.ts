import { type MapStyle, mapStyle } from '@stirrup/cms/elements';
import { importWithRetry } from '@stirrup/runtime';
import type { Printed } from '../maps/printed.ts';
import { DEFAULTS } from './google-contract.ts';

const CONTROLS = ['zoomControl', 'mapTypeControl', 'streetViewControl', 'fullscreenControl'] as const;

/** Google's options of a map, from the builder's (bricks-elements.md §25). */
export async function mapOptions(printed: Printed): Promise<google.maps.MapOptions> {
  const { draggable = true, scrollwheel, disableDefaultUI, googleMapId, styles, type, zoom, clickableIcons } = printed;
  const has = (name: string) => (name in printed && !disableDefaultUI ? Boolean(printed[name]) : !disableDefaultUI);
  const zooms = ['minZoom', 'maxZoom'].flatMap((name) =>
    printed['zoomControl'] && printed[name] ? [[name, Number(printed[name])]] : [],
  );
  return {
    zoom: Number(zoom) || DEFAULTS.zoom,
    mapTypeId: String(type || 'roadmap'),
    gestureHandling: draggable ? (scrollwheel ? 'cooperative' : 'greedy') : 'none',
    disableDefaultUI: Boolean(disableDefaultUI),
    clickableIcons: clickableIcons !== false,
    ...Object.fromEntries([...CONTROLS.map((name) => [name, has(name)]), ...zooms]),
    // Rules that lack a name apply to all features or elements.
    ...(googleMapId
      ? { mapId: String(googleMapId) }
      : {
          styles: ((await styleOf(styles)) ?? []).map((rule) => ({ featureType: 'all', elementType: 'all', ...rule })),
        }),
  };
}

/** The rules that the page prints, or those of a preset whose name it prints. */
async function styleOf(chosen: unknown): Promise<MapStyle | google.maps.MapTypeStyle[] | undefined> {
  const printed = mapStyle(chosen);
  if (printed || typeof chosen !== 'string' || !/^\w+$/.test(chosen)) return printed;
  const presets = await importWithRetry(() => import('./style-presets.ts')).catch(() => undefined);
  return presets?.stylePresets[chosen];
}
