import { type Place, readAddress } from './place.ts';
import { CHOICE, PLACE } from './places-contract.ts';
import { popupOf } from './popup-of.ts';

/** A part with a place. */
interface PlacePart {
  readonly element: HTMLElement;
}

/** The places that the page prints as parts, and those in the options, with the popups of those that name a template. */
export function readPlaces(parts: readonly PlacePart[], addresses: readonly Place[]): Place[] {
  return [...parts.map(readPlace), ...addresses.map(withPopup)];
}

function readPlace({ element }: PlacePart, index: number): Place {
  const of = (name: string) => element.getAttribute(name) ?? undefined;
  const text = of(PLACE.text);
  const html = element.innerHTML;
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
  return { ...place, html, hasBox: html.trim() !== '' };
}

/** A place with an info box if the page has a popup for it: those without content are not printed (bricks-dynamic.md §5.1). */
function withPopup(place: Place): Place {
  return { ...place, hasBox: place.hasBox || popupOf(place) !== undefined };
}
