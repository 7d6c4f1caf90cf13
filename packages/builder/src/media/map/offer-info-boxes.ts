import { isRecord } from '@stirrup/cms';
import { pageRegistry } from '@stirrup/runtime';
import { SOURCE, TOGGLE } from './connector-contract.ts';
import type { Markers } from './markers.ts';

/** Lets interactions in a loop's items open and close the info boxes of a map, until the signal aborts. */
export function offerInfoBoxes(markers: Markers, signal: AbortSignal): void {
  const maps = pageRegistry().shared('media/maps', provideFunction);
  maps.add(markers);
  signal.addEventListener('abort', () => maps.delete(markers));
  markers.onChange(() => {
    const items = new Set(markers.list().map(({ place }) => place.id));
    const opened = markers.opened()?.place.id;
    for (const source of document.querySelectorAll(SOURCE.selector)) {
      const item = source.getAttribute(SOURCE.item) ?? '';
      if (items.has(item)) source.classList.toggle(SOURCE.opened, item === opened);
    }
  });
}

/** Runs once per page. Calls for places of no map of ours go to the builder's own function, if it exists. */
function provideFunction(): Set<Markers> {
  const maps = new Set<Markers>();
  const known: unknown = Reflect.get(globalThis, TOGGLE.owner);
  const owner = isRecord(known) ? known : {};
  const old: unknown = Reflect.get(owner, TOGGLE.name);
  const toggle = (call: unknown) => {
    const { el, action }: { readonly el?: unknown; readonly action?: unknown } = Object(call);
    const item = el instanceof Element && el.getAttribute(SOURCE.item);
    let isOurs = false;
    for (const markers of maps) {
      const marker = markers.list().find(({ place }) => place.id === item);
      if (!marker) continue;
      isOurs = true;
      const isOpen = markers.opened() === marker;
      if (isOpen !== (action === SOURCE.opens)) markers.open(isOpen ? undefined : marker);
    }
    if (!isOurs && typeof old === 'function') old(call);
  };
  Reflect.set(owner, TOGGLE.name, toggle);
  Reflect.set(globalThis, TOGGLE.owner, owner);
  return maps;
}
