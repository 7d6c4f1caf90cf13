import { UNNAMED_ID } from './contract.ts';
import { followPlaces } from './follow-places.ts';
import { namedIn } from './named-in.ts';
import { placeIn } from './place-in.ts';
import { showInAddress } from './show-in-address.ts';

/** Titles and their panes, as the address names them: by the id of a title, or of an element inside a title or pane. */
export interface Places {
  /** Index of the pane that an id opens; -1 if none. The id defaults to the fragment of the address. */
  readonly indexOf: (id?: string) => number;
  /** Shows the opened pane in the address: see {@link showInAddress}. */
  readonly show: (index: number) => void;
  /** Calls back with the index of the pane that a visitor navigates to: see {@link followPlaces}. */
  readonly follow: (go: (index: number) => void, signal: AbortSignal) => void;
}

interface Placed {
  readonly element: Element;
}

/** The places of sections that open, in the page's address: a title's id, a pane's, or one inside a pane. */
export function createPlaces(titles: readonly Placed[], panes: readonly Placed[]): Places {
  const elementsOf = (parts: readonly Placed[]) => parts.map(({ element }) => element);
  // Read before islands give ids to titles without one.
  const printed = titles.map(({ element }) => element.id);
  const indexOf = (id = namedIn(location)) => {
    if (!id) return -1;
    const byTitle = UNNAMED_ID.test(id) ? -1 : placeIn(elementsOf(titles), id);
    return byTitle < 0 ? placeIn(elementsOf(panes), id) : byTitle;
  };
  const follow: Places['follow'] = (go, signal) =>
    followPlaces(({ id }) => {
      const index = indexOf(id);
      if (index >= 0) go(index);
    }, signal);
  // A fragment that names a place inside the open pane stays.
  const show: Places['show'] = (index) => showInAddress(printed[index], ![-1, index].includes(indexOf()));
  return { indexOf, follow, show };
}
