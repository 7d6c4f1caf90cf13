import { type Point, pointOf } from '../maps/point-of.ts';
import type { Printed } from '../maps/printed.ts';

/** A place on a map, before its marker. */
export interface Place {
  readonly id: string;
  readonly at: Point | undefined;
  readonly address: string;
  /** The builder's keys of a place: its marker and info box. */
  readonly printed: Printed;
  /** HTML of its info box; undefined for places of the options, whose box is made of their keys. */
  readonly html?: string;
  /** Identifier of the loop's item that it belongs to, and id of the popup template of its info box; empty for none. */
  readonly item: string;
  readonly template: string;
  /** True if it has something to tell in an info box. */
  readonly hasBox: boolean;
  /** Accessible name of its marker. */
  readonly name: string;
}

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** A place of the builder's options, or of a connector. */
export function readAddress(printed: Printed, index: number): Place {
  const { id, latitude, longitude, address, infoTitle, infoSubtitle, infoOpeningHours, markerAriaLabel } = printed;
  return {
    id: textOf(id) || String(index),
    at: pointOf(latitude, longitude),
    address: textOf(address),
    printed,
    item: textOf(printed['infoBoxSelector']),
    template: textOf(printed['popupTemplatId'] || printed['infoBoxTemplateId']),
    hasBox: Boolean(infoTitle || infoSubtitle || textOf(infoOpeningHours).trim() || picturesIn(printed)[0]),
    name: [markerAriaLabel, infoTitle, address].map(textOf).find(Boolean) ?? `${latitude}, ${longitude}`,
  };
}

/** The pictures of an info box, as the builder prints them. */
export function picturesIn({ infoImages }: Printed): readonly unknown[] {
  const images: unknown = Object(infoImages)['images'] ?? infoImages;
  return Array.isArray(images) ? images : [];
}
