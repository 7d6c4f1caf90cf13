import { type MapStyle, mapStyle } from '@stirrup/cms/elements';
import { importWithRetry } from '@stirrup/runtime';
import type { Printed } from '../maps/printed.ts';
import { DEFAULTS } from './google-contract.ts';

const CONTROLS = ['zoomControl', 'mapTypeControl', 'streetViewControl', 'fullscreenControl'] as const;

/** Google's options of a map, from the builder's (bricks-elements.md §25). */
export async function mapOptions(printed: Printed): Promise<google.maps.MapOptions & { readonly zoom: number }> {
  const { draggable = true, scrollwheel, googleMapId, styles, type, zoom, clickableIcons } = printed;
  const hasControls = !printed['disableDefaultUI'];
  const limit = (name: 'minZoom' | 'maxZoom') => (printed['zoomControl'] ? Number(printed[name]) : 0) || null;
  return {
    zoom: Number(zoom) || DEFAULTS.zoom,
    minZoom: limit('minZoom'),
    maxZoom: limit('maxZoom'),
    mapTypeId: String(type || 'roadmap'),
    gestureHandling: draggable ? (scrollwheel ? 'cooperative' : 'greedy') : 'none',
    disableDefaultUI: !hasControls,
    clickableIcons: clickableIcons !== false,
    ...Object.fromEntries(CONTROLS.map((name) => [name, hasControls && Boolean(printed[name] ?? true)])),
    ...(googleMapId ? { mapId: String(googleMapId) } : { styles: await stylesOf(styles) }),
  };
}

/** The rules that the page prints, or those of a preset whose name it prints. */
async function stylesOf(chosen: unknown): Promise<google.maps.MapTypeStyle[]> {
  let rules: MapStyle | google.maps.MapTypeStyle[] | undefined = mapStyle(chosen);
  if (chosen && !rules) {
    const presets = await importWithRetry(() => import('./style-presets.ts')).catch(() => undefined);
    rules = presets?.stylePresets[String(chosen)];
  }
  // Rules that lack a name apply to all features or elements.
  return (rules ?? []).map(({ featureType = 'all', elementType = 'all', stylers }) => ({
    featureType,
    elementType,
    stylers,
  }));
}
