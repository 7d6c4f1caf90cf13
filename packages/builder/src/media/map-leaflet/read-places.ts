import { isRecord } from '@stirrup/cms';
import { type Point, pointOf } from '../maps/point-of.ts';
import type { Printed } from '../maps/printed.ts';
import { ICON_SIZE, PLACE } from './library-contract.ts';

/** A place on a map. */
export interface Place {
  readonly at: Point;
  /** HTML of the page; empty for a place without words. */
  readonly html: string;
  /** The marker's own picture, and its size in px. */
  readonly icon?: { readonly iconUrl: string; readonly iconSize: [number, number] };
}

/** The places that the page prints and those in its options, without those whose coordinates are no numbers. */
export function readPlaces(elements: readonly HTMLElement[], markers: readonly Printed[]): Place[] {
  return [...elements.map(printedMarker), ...markers].flatMap(({ lat, lng, popupText, icon }) => {
    const at = pointOf(lat, lng);
    if (!at) return [];
    const place = { at, html: String(popupText ?? '') };
    const { iconUrl, iconSize } = isRecord(icon) ? icon : {};
    if (typeof iconUrl !== 'string') return place;
    const [width, height] = Array.isArray(iconSize) ? iconSize.map(Number) : [];
    return { ...place, icon: { iconUrl, iconSize: [width || ICON_SIZE, height || ICON_SIZE] } satisfies Place['icon'] };
  });
}

function printedMarker(element: HTMLElement): Printed {
  const [lat, lng, iconUrl] = [PLACE.latitude, PLACE.longitude, PLACE.icon].map((name) => element.getAttribute(name));
  return { lat, lng, popupText: element.innerHTML, icon: { iconUrl } };
}
