import { tryFocusOnce } from '@stirrup/overlays/focus';
import { keepAttributes } from '../../shared/keep-attributes.ts';
import { ADDED } from './contract.ts';

/** A place for a map, over the list of what it shows. */
export interface MapHost {
  readonly host: HTMLElement;
  /**
   * Shows the map in place of the list, and moves the focus from the list to it. The list keeps its room, so that nothing on
   * the page moves.
   */
  readonly show: () => void;
}

/**
 * Lays a host for a map over an area of the page. Until the map shows, nobody sees or reaches it.
 *
 * @param label Accessible name of the map.
 */
export function layMap(area: HTMLElement, list: HTMLElement, label: string, signal: AbortSignal): MapHost {
  const restore = [keepAttributes(area, ['style']), keepAttributes(list, ['style'])];
  const host = document.createElement('div');
  host.setAttribute(ADDED, '');
  host.setAttribute('role', 'group');
  host.setAttribute('aria-label', label);
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
