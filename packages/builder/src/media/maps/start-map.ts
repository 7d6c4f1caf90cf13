import { listPlaces } from './list-places.ts';
import type { Printed } from './printed.ts';

/** The elements of a map. */
export interface MapGround {
  readonly root: HTMLElement;
  /** The element that the map covers. */
  readonly area: HTMLElement;
  /** The list of the places, which shows until the map does: the page's own, else ours. */
  readonly list: HTMLElement;
}

type Parts = readonly { readonly element: HTMLElement }[];

/** An island with a map. */
interface MapIsland {
  readonly element: HTMLElement;
  readonly parts: { readonly canvas: Parts; readonly list: Parts };
  readonly signal: AbortSignal;
}

/**
 * Lists the places of a map, and opens it. It ends, too, where its library does not come, or refuses what the page prints.
 *
 * @param places The places in the options.
 * @param open opens the map over the list, until its own signal aborts.
 */
export function startMap(
  { element: root, parts, signal }: MapIsland,
  places: readonly Printed[],
  open: (ground: MapGround, signal: AbortSignal) => Promise<void>,
): void {
  const area = parts.canvas[0]?.element ?? root;
  const own = listPlaces(area, places);
  const life = new AbortController();
  const end = () => life.abort();
  signal.addEventListener('abort', () => {
    end();
    own.remove();
  });
  open({ root, area, list: parts.list[0]?.element ?? own }, life.signal).catch(end);
}
