import { subscribe } from '@stirrup/cms';
import { parseObject } from '@stirrup/runtime';
import { CONNECTOR, NODES_ADDED } from './connector-contract.ts';
import type { Markers } from './markers.ts';
import { offerInfoBoxes } from './offer-info-boxes.ts';
import { type Place, readAddress } from './place.ts';
import { POPUP } from './template-contract.ts';

/**
 * Calls back with the places in a loop's items: now, and whenever the loop has shown others, until the signal aborts.
 * Interactions in the items open the info boxes of their places.
 */
export function followConnectors(
  query: string,
  markers: Markers,
  listener: (places: readonly Place[], isFirst: boolean) => void,
  signal: AbortSignal,
): void {
  const read = () => {
    const hasPopup = popupsFor(query);
    const connectors = [...document.querySelectorAll<HTMLElement>(CONNECTOR.selector)].filter(isOwn);
    return connectors.map(placeOf).map((place) => ({ ...place, hasBox: place.hasBox || hasPopup(place) }));
  };
  const isOwn = (connector: Element) => connector.getAttribute(CONNECTOR.item)?.startsWith(`${query}:`);
  subscribe(
    document,
    NODES_ADDED,
    ([detail]) => {
      const { queryId }: { queryId?: unknown } = Object(detail);
      if (queryId === query) listener(read(), false);
    },
    signal,
  );
  offerInfoBoxes(markers, signal);
  listener(read(), true);
}

function placeOf(connector: HTMLElement, index: number): Place {
  const of = (name: string) => connector.getAttribute(name) ?? undefined;
  const { latitude, longitude, address } = CONNECTOR;
  const marker = parseObject(of(CONNECTOR.marker) ?? '');
  const heading = connector.parentElement?.querySelector('h1, h2, h3, h4, a')?.textContent.trim();
  const place = readAddress(
    {
      ...marker,
      // Its own label, else the words of its item.
      markerAriaLabel: marker?.['markerAriaLabel'] || heading,
      latitude: of(latitude),
      longitude: of(longitude),
      address: of(address),
      infoBoxSelector: of(CONNECTOR.item),
      infoBoxTemplateId: of(CONNECTOR.template),
    },
    index,
  );
  return { ...place, id: place.item || place.id };
}

/**
 * Finds out whether the page has a popup for a place in the loop's items, by the rules of `popupOf`: the page is searched
 * once for all of them.
 */
function popupsFor(query: string): (place: Place) => boolean {
  const popups = [...document.querySelectorAll(POPUP.selector)];
  const isFetched = popups.some((popup) => popup.matches(`.brxe-${CSS.escape(query)}${POPUP.fetched}`));
  const items = new Set(popups.map((popup) => popup.getAttribute(POPUP.item)));
  return ({ template, item }) => template !== '' && (isFetched || items.has(item));
}
