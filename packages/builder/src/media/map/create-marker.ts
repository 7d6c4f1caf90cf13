import { createButton } from '@stirrup/runtime';
import { PIN } from '../maps/pin.ts';
import { DEFAULTS, MARKER } from './google-contract.ts';
import { layOver } from './lay-over.ts';
import type { MapMarker, MarkedMap } from './markers.ts';
import { panTo } from './pan-map.ts';
import type { Place } from './place.ts';

/** Creates the marker of a place: a button with a picture, or a text, over the map until the signal aborts. */
export function createMarker(
  { google, map, options }: MarkedMap,
  place: Place,
  at: google.maps.LatLngLiteral,
  signal: AbortSignal,
): MapMarker {
  const { printed, name } = place;
  // Its own option, or that of all markers.
  const option = (key: string) => printed[key] || options[key];
  const isText = option('markerType') === 'text';
  const face = document.createElement(isText ? 'span' : 'img');
  face.className = isText ? MARKER.text : MARKER.image;
  const element = createButton({ className: MARKER.root });
  element.style.cssText = 'padding:0;border:0;background:none;cursor:pointer';
  element.append(face);
  element.addEventListener('focus', () => element.matches(':focus-visible') && panTo(map, at));
  layOver(google, map, element, { at, pane: 'overlayMouseTarget' }, signal);

  const show = (isOpen: boolean) => {
    const state = isOpen ? 'Active' : '';
    for (const { classList } of [element, face]) classList.toggle(MARKER.active, isOpen);
    if (face instanceof HTMLImageElement) {
      face.alt = '';
      // Until a picture has come, the browser shows the one before it.
      face.src = addressOf(option(`marker${state}`)) || addressOf(option('marker')) || PIN.iconUrl;
      face.width = Number(option(`marker${state}Width`)) || DEFAULTS.picture;
      face.height = Number(option(`marker${state}Height`)) || DEFAULTS.picture;
    } else face.textContent = String(option(`markerText${state}`) || option('markerText'));
    const words = face.textContent;
    // Visitors who speak to the page say what they see.
    element.setAttribute('aria-label', name.includes(words) ? name : `${words}: ${name}`);
    if (place.hasBox) element.setAttribute('aria-expanded', String(isOpen));
  };
  show(false);
  return { place, at, element, show };
}

const addressOf = (picture: unknown): string => String(Object(picture)['url'] ?? picture ?? '');
