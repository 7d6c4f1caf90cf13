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
  /** Ends with the marker. */
  readonly signal: AbortSignal;
}

/** The markers of a map, one of which may have its info box open. */
export interface Markers {
  readonly list: () => readonly MapMarker[];
  readonly add: (place: Place, at: google.maps.LatLngLiteral) => MapMarker;
  readonly clear: () => void;
  /** Shows the markers of such places only, also of those that are added later. */
  readonly filter: (isShown: (place: Place) => boolean) => void;
  /** Opens the info box of a marker, or moves to a marker without one; undefined closes. */
  readonly open: (marker: MapMarker | undefined) => void;
  /** The marker whose info box is open. */
  readonly opened: () => MapMarker | undefined;
  /** Calls back whenever an info box opens or closes. */
  readonly onChange: (listener: () => void) => void;
}

/** An open info box. */
export interface InfoBox {
  readonly close: () => void;
}
