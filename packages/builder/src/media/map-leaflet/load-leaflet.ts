import { loadStyles } from '@stirrup/cms';
import { importWithRetry } from '@stirrup/runtime';
import { LIBRARY, STYLES } from './own-copy-contract.ts';

/** Leaflet, as its modules export it. */
export type Leaflet = typeof import('leaflet/dist/leaflet-src.esm.js');

/**
 * Loads Leaflet and its stylesheet: the page's own copies, where it has them and the same major version, or ours.
 *
 * @param styles Address of another stylesheet.
 * @throws {Error} if one of them cannot be fetched.
 */
export async function loadLeaflet(styles?: string): Promise<Leaflet> {
  const own: unknown = Reflect.get(globalThis, LIBRARY.name);
  const [leaflet] = await Promise.all([
    // The library's other file sets the global, which another copy on the page may need.
    isLeaflet(own) ? own : importWithRetry(() => import('leaflet/dist/leaflet-src.esm.js')),
    (styles || !document.querySelector<HTMLLinkElement>(STYLES)?.sheet) &&
      loadStyles(styles || new URL('./leaflet.css', import.meta.url).href),
  ]);
  return leaflet;
}

const isLeaflet = (own: unknown): own is Leaflet => String(Object(own).version).startsWith(LIBRARY.version);
