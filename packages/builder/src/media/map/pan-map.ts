import { reducedMotion } from '@stirrup/runtime';

/** Moves a map's centre to a place, at once for visitors who prefer reduced motion. */
export function panTo(map: google.maps.Map, place: google.maps.LatLng | google.maps.LatLngLiteral): void {
  if (reducedMotion().matches) map.setCenter(place);
  else map.panTo(place);
}

/** Moves a map down by a distance in px, at once for visitors who prefer reduced motion. */
export function panDown(map: google.maps.Map, distance: number): void {
  const [centre, projection] = [map.getCenter(), map.getProjection()];
  const point = centre && projection?.fromLatLngToPoint(centre);
  if (!reducedMotion().matches || !point) {
    map.panBy(0, distance);
    return;
  }
  // A world is 256 px high at the zoom 0.
  point.y += distance / 2 ** (map.getZoom() ?? 0);
  const moved = projection?.fromPointToLatLng(point);
  if (moved) map.setCenter(moved);
}
