import { createButton, createLazy, importWithRetry } from '@stirrup/runtime';
import { handleKeys } from '../maps/handle-keys.ts';
import { PIN } from '../maps/pin.ts';
import type { Printed } from '../maps/printed.ts';
import { DEFAULTS, MARKER } from './google-contract.ts';
import { layOver } from './lay-over.ts';
import type { InfoBox, MapMarker, MarkedMap, Markers } from './markers.ts';
import { hasBox, type Place } from './place.ts';

/** Creates the markers of a map: buttons in the order of their places. */
export function createMarkers(marked: MarkedMap, signal: AbortSignal): Markers {
  const { google, map, host, options } = marked;
  const code = createLazy(() => importWithRetry(() => import('./info-box.ts')));
  const listeners: (() => void)[] = [];
  let life = new AbortController();
  let list: MapMarker[] = [];
  let current: MapMarker | undefined;
  let box: InfoBox | undefined;
  let isShown = (_: Place) => true;

  const open = (marker: MapMarker | undefined) => {
    if (current) show(current, false);
    box?.close();
    box = undefined;
    current = marker;
    if (marker) {
      show(marker, true);
      map.panTo(marker.at);
      code.load().then(
        ({ openInfoBox }) => {
          if (marker === current && !marker.signal.aborted) box ??= openInfoBox(marked, marker, close);
        },
        () => undefined,
      );
    }
    for (const listener of listeners) listener();
  };
  const close = () => {
    const { element } = current ?? {};
    const isInside = host.contains(document.activeElement);
    open(undefined);
    if (isInside) element?.focus({ preventScroll: true });
  };
  const clear = () => {
    open(undefined);
    life.abort();
    life = new AbortController();
    list = [];
  };
  signal.addEventListener('abort', clear);
  handleKeys(host, () => {
    const isOpen = current !== undefined;
    close();
    return isOpen;
  });
  google.event.addListener(map, 'click', () => open(undefined));

  const add = (place: Place, at: google.maps.LatLngLiteral) => {
    const element = createButton({ className: MARKER.root });
    const marker = { place, at, element, signal: life.signal };
    element.hidden = !isShown(place);
    element.style.cssText = 'padding:0;border:0;background:none;cursor:pointer';
    element.append(...faces({ ...options, ...filled(place.printed) }));
    element.addEventListener('click', () => open(marker === current ? undefined : marker));
    element.addEventListener('focus', () => element.matches(':focus-visible') && map.panTo(at));
    layOver(google, map, element, { at, pane: 'overlayMouseTarget' }, life.signal);
    show(marker, false);
    list.push(marker);
    return marker;
  };
  return {
    list: () => list,
    add,
    clear,
    filter: (next) => {
      isShown = next;
      for (const { place, element } of list) element.hidden = !isShown(place);
    },
    open,
    opened: () => current,
    onChange: (listener) => void listeners.push(listener),
  };
}

const filled = (printed: Printed): Printed => Object.fromEntries(Object.entries(printed).filter(([, value]) => value));

/** Both faces of a marker: while its info box is closed, and while it is open. */
function faces(look: Printed): HTMLElement[] {
  const isText = look['markerType'] === 'text';
  return ['', 'Active'].map((state) => {
    const face = document.createElement(isText ? 'span' : 'img');
    face.className = `${isText ? MARKER.text : MARKER.image}${state && ` ${MARKER.active}`}`;
    if (face instanceof HTMLImageElement) {
      face.alt = '';
      face.src = addressOf(look[`marker${state}`]) || addressOf(look['marker']) || String(PIN.iconUrl);
      face.width = Number(look[`marker${state}Width`]) || DEFAULTS.picture;
      face.height = Number(look[`marker${state}Height`]) || DEFAULTS.picture;
    } else face.textContent = String(look[`markerText${state}`] || look['markerText']);
    return face;
  });
}

const addressOf = (picture: unknown): string => String(Object(picture)['url'] ?? picture ?? '');

function show({ element, place }: MapMarker, isOpen: boolean): void {
  const { name } = place;
  if (hasBox(place)) element.setAttribute('aria-expanded', String(isOpen));
  element.classList.toggle(MARKER.active, isOpen);
  let label = name;
  for (const face of element.children) {
    const isShown = face.matches(`.${MARKER.active}`) === isOpen;
    face.toggleAttribute('hidden', !isShown);
    // Visitors who speak to the page say what they see.
    if (isShown && face.textContent && !name.includes(face.textContent)) label = `${face.textContent}: ${name}`;
  }
  element.setAttribute('aria-label', label);
}
