import { isRecord } from '@stirrup/cms';
import { parseObject, type Sleeper } from '@stirrup/runtime';
import { PRINTED_PLACES } from './contract.ts';
import { listPlaces } from './list-places.ts';

/** The stand-in of a map that waits for a visitor: lists the places in its options, and asks no host for anything. */
export function placesStandIn({ element }: Sleeper): void {
  for (const [attribute, key] of PRINTED_PLACES) {
    const places = parseObject(element.getAttribute(attribute) ?? '')?.[key];
    if (Array.isArray(places)) listPlaces(element, places.filter(isRecord));
  }
}
