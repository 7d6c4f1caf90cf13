import type { Printed } from '../maps/printed.ts';
import type { Google } from './load-google.ts';
import type { Place } from './place.ts';

/** A map that gets markers. */
export interface MarkedMap {
  readonly google: Google;
  readonly map: google.maps.Map;
  readonly host: HTMLElement;
  readonly options: Printed;
}

/** A marker on a map. */
export interface MapMarker {
  readonly place: Place;
  readonly at: google.maps.LatLngLiteral;
  readonly element: HTMLButtonElement;
  /** Shows it as it is while its info box is open, or closed. */
  readonly show: (isOpen: boolean) => void;
}

/** The markers of a map, one of which may have its info box open. */
export interface Markers {
  readonly list: () => readonly MapMarker[];
  readonly add: (place: Place, at: google.maps.LatLngLiteral) => MapMarker;
  /** Returns a signal that ends with the markers that come next. */
  readonly clear: () => AbortSignal;
  /** Opens the info box of a marker, or moves to a marker without one; undefined closes. */
  readonly open: (marker?: MapMarker) => void;
  /** The marker whose info box is open. */
  readonly opened: () => MapMarker | undefined;
  /** Calls back whenever an info box opens or closes. */
  readonly onChange: (listener: () => void) => void;
}
