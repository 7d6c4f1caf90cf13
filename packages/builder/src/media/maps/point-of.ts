/** A point on the earth, in degrees. */
export interface Point {
  readonly lat: number;
  readonly lng: number;
}

/** The point of coordinates as they are printed; undefined unless both begin with a number. */
export function pointOf(latitude: unknown, longitude: unknown): Point | undefined {
  const [lat, lng] = [Number.parseFloat(String(latitude)), Number.parseFloat(String(longitude))];
  return Number.isFinite(lat + lng) ? { lat, lng } : undefined;
}
