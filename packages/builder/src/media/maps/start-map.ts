import { listPlaces } from './list-places.ts';
import type { Printed } from './printed.ts';

/** A map of a library. */
interface MapOpening {
  /** The element that the map covers. */
  readonly area: HTMLElement;
  /** The places in the options. */
  readonly places: readonly Printed[];
  /** Aborts with the island. */
  readonly signal: AbortSignal;
  /** Opens the map over the list, until its own signal aborts. */
  readonly open: (list: HTMLElement, signal: AbortSignal) => Promise<void>;
}

/** Lists the places of a map, and opens it. It ends, too, where its library does not come, or refuses what the page prints. */
export function startMap({ area, places, signal, open }: MapOpening): void {
  const list = listPlaces(area, places);
  const life = new AbortController();
  const end = () => life.abort();
  signal.addEventListener('abort', () => {
    end();
    list.remove();
  });
  open(list, life.signal).catch(end);
}
