import { type Point, pointOf } from '../maps/point-of.ts';
import type { Printed } from '../maps/printed.ts';
import { ICON_SIZE, PLACE } from './library-contract.ts';

/** A place on a map. */
export interface Place {
  readonly at: Point;
  /** HTML of the page; empty for a place without words. */
  readonly html: string;
  /** The marker's own picture, and its size in px. */
  readonly icon: { readonly iconUrl: string; readonly iconSize: [number, number] } | undefined;
}

/** The places that the page prints and those in its options, without those whose coordinates are no numbers. */
export function readPlaces(parts: readonly { readonly element: HTMLElement }[], markers: readonly Printed[]): Place[] {
  return [...parts.map(printedMarker), ...markers].flatMap(({ lat, lng, popupText, icon }) => {
    const at = pointOf(lat, lng);
    const { iconUrl, iconSize }: Printed = Object(icon);
    const [width, height] = [iconSize].flat().map(Number);
    const size: [number, number] = [width || ICON_SIZE, height || ICON_SIZE];
    const own = iconUrl ? { iconUrl: String(iconUrl), iconSize: size } : undefined;
    return at ? { at, html: String(popupText ?? ''), icon: own } : [];
  });
}

function printedMarker({ element }: { readonly element: HTMLElement }): Printed {
  const of = (name: string) => element.getAttribute(name);
  const icon = { iconUrl: of(PLACE.icon) };
  return { lat: of(PLACE.latitude), lng: of(PLACE.longitude), popupText: element.innerHTML, icon };
}
