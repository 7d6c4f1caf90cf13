import { importWithRetry } from '@stirrup/runtime';
import { LIBRARY } from './library-contract.ts';

/** Leaflet, as its modules export it. */
type Leaflet = typeof import('leaflet/dist/leaflet-src.esm.js');

/** Loads Leaflet: the page's own copy, if it has one of the same major version, or ours. */
export async function loadLeaflet(): Promise<Leaflet> {
  const own: unknown = Reflect.get(globalThis, LIBRARY.name);
  // The library's other file sets the global, which another copy on the page may need.
  return isLeaflet(own) ? own : importWithRetry(() => import('leaflet/dist/leaflet-src.esm.js'));
}

const isLeaflet = (own: unknown): own is Leaflet => String(Object(own).version).startsWith(LIBRARY.version);
