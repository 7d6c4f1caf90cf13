import type { Google } from './load-google.ts';
import type { Place } from './place.ts';

/** Finds the points of places: their coordinates, else those that Google knows for their address. */
export function locate(
  google: Google,
): (place: Pick<Place, 'at' | 'address'>) => Promise<google.maps.LatLngLiteral | undefined> {
  return async ({ at, address }) => {
    if (at || !address) return at;
    try {
      const { Geocoder } = (await google.importLibrary?.('geocoding')) ?? google;
      const { results } = await new Geocoder().geocode({ address });
      return results[0]?.geometry.location.toJSON();
    } catch (error) {
      const { code }: { code?: unknown } = Object(error);
      // In production, too: the site's author has to see it (page-builder-specification.md §8).
      console.warn(`Stirrup: Geocode error: ${String(code ?? error)} for "${address}".`);
      return undefined;
    }
  };
}
