import type { Point } from '../maps/point-of.ts';
import type { Google } from './load-google.ts';
import { UNKNOWN } from './places-contract.ts';

/** A place that may have no coordinates. */
interface Address {
  readonly at: Point | undefined;
  readonly address: unknown;
}

/**
 * Finds the points of places: their coordinates, else those that Google knows for their address. It is asked again only if it
 * has failed.
 */
export function locate(google: Google): (place: Address) => Promise<google.maps.LatLngLiteral | undefined> {
  const known = new Map<unknown, google.maps.LatLngLiteral | undefined>();
  return async ({ at, address }) => {
    if (at || !address || known.has(address)) return at ?? known.get(address);
    try {
      const { Geocoder } = (await google.importLibrary?.('geocoding')) ?? google;
      const { results } = await new Geocoder().geocode({ address: String(address) });
      known.set(address, results[0]?.geometry.location.toJSON());
    } catch (error) {
      const { code }: { code?: unknown } = Object(error);
      if (code === UNKNOWN) known.set(address, undefined);
      // In production, too: the site's author has to see it (page-builder-specification.md §8).
      console.warn(`Stirrup: Geocode error: ${String(code ?? error)} for "${address}".`);
    }
    return known.get(address);
  };
}
