import { pageRegistry } from '@stirrup/runtime';
import { SOURCE } from './connector-contract.ts';
import { handleToggle } from './handle-toggle.ts';
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
  handleToggle((source, action) => {
    const item = source.getAttribute(SOURCE.item);
    let isOurs = false;
    for (const markers of maps) {
      const marker = markers.list().find(({ place }) => place.id === item);
      if (!marker) continue;
      isOurs = true;
      const isOpen = markers.opened() === marker;
      if (isOpen !== (action === SOURCE.opens)) markers.open(isOpen ? undefined : marker);
    }
    return isOurs;
  });
  return maps;
}
