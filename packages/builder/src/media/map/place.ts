import { type Point, pointOf } from '../maps/point-of.ts';
import type { Printed } from '../maps/printed.ts';
import { CHOICE, PLACE } from './google-contract.ts';

/** A place on a map, before its marker. */
export interface Place {
  readonly id: string;
  readonly category: string;
  readonly at: Point | undefined;
  readonly address: string;
  /** The builder's keys of a place: its marker and info box. */
  readonly printed: Printed;
  /** HTML of its info box; undefined for places of the options, whose box is made of their keys. */
  readonly html?: string;
  /** Accessible name of its marker. */
  readonly name: string;
}

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** A place of the builder's options, or of a connector. */
export function readAddress(printed: Printed, index: number): Place {
  const { id, latitude, longitude, address, infoTitle, markerAriaLabel, category } = printed;
  return {
    id: textOf(id) || String(index),
    category: textOf(category),
    at: pointOf(latitude, longitude),
    address: textOf(address),
    printed,
    name:
      textOf(markerAriaLabel) || textOf(infoTitle) || textOf(address) || `${textOf(latitude)}, ${textOf(longitude)}`,
  };
}

/** True if a place has something to tell in an info box. */
export function hasBox({ html, printed }: Place): boolean {
  if (html !== undefined) return html.trim() !== '';
  const { infoTitle, infoSubtitle, infoOpeningHours } = printed;
  return Boolean(infoTitle || infoSubtitle || textOf(infoOpeningHours).trim() || picturesIn(printed).length > 0);
}

/** The pictures of an info box, as the builder prints them. */
export function picturesIn({ infoImages }: Printed): readonly unknown[] {
  const images: unknown = Object(infoImages)['images'] ?? infoImages;
  return Array.isArray(images) ? images : [];
}

/** A place that the page prints. */
export function readPlace(element: HTMLElement, index: number): Place {
  const of = (name: string) => element.getAttribute(name) ?? undefined;
  const text = of(PLACE.text);
  const place = readAddress(
    {
      id: element.id,
      latitude: of(PLACE.latitude),
      longitude: of(PLACE.longitude),
      address: of(PLACE.address),
      marker: of(PLACE.picture),
      markerText: text,
      markerType: text && 'text',
      category: of(CHOICE.category),
      markerAriaLabel:
        of(PLACE.label) ?? element.querySelector('h2, h3, h4, strong')?.textContent ?? element.textContent.trim(),
    },
    index,
  );
  return { ...place, html: element.innerHTML };
}
