import { text } from '@stirrup/cms/texts';
import { tryFocusOnce } from '@stirrup/overlays/focus';
import { keepAttributes } from '../../shared/keep-attributes.ts';
import { ADDED } from './contract.ts';
import type { MapGround } from './start-map.ts';
import { mapTexts } from './texts.ts';

/** A place for a map, over the list of what it shows. */
export interface MapHost {
  readonly host: HTMLElement;
  /**
   * Shows the map in place of the list, and moves the focus from the list to it. The list keeps its room, so that nothing on
   * the page moves.
   */
  readonly show: () => void;
}

/** Lays a host for a map over its area, with the accessible name of its root. Until the map shows, nobody sees or reaches it. */
export function layMap({ root, area, list }: MapGround, signal: AbortSignal): MapHost {
  const restore = [keepAttributes(area, ['style']), keepAttributes(list, ['style'])];
  const host = document.createElement('div');
  host.setAttribute(ADDED, '');
  host.setAttribute('role', 'group');
  host.setAttribute('aria-label', root.getAttribute('aria-label') || text(mapTexts, 'map'));
  host.style.cssText = 'position:absolute;inset:0;isolation:isolate;visibility:hidden';
  if (getComputedStyle(area).position === 'static') area.style.position = 'relative';
  area.append(host);
  signal.addEventListener('abort', () => {
    host.remove();
    for (const act of restore) act();
  });
  const show = () => {
    host.style.visibility = '';
    if (list.contains(document.activeElement)) tryFocusOnce(host);
    list.style.visibility = 'hidden';
  };
  return { host, show };
}
