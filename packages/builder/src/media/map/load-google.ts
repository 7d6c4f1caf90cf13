import { readGlobal } from '@stirrup/cms';
import { importWithRetry } from '@stirrup/runtime';
import { CALLBACK, SCRIPT, SETTINGS } from './google-contract.ts';

/** Google's library. */
export type Google = typeof google.maps;

/** Longest wait for a script of the page, if the site's key could fetch Google as well, in ms. */
const PATIENCE = 10_000;

/**
 * Google Maps: the page's own, else fetched with the site's key. A script of the page that has not loaded is waited for; one
 * that a consent tool holds back is none. Without a key, one that comes later is waited for, until the signal aborts.
 *
 * @throws {Error} if Google does not answer.
 */
export async function loadGoogle(key: string, signal: AbortSignal): Promise<Google> {
  const given = key || String(readGlobal(SETTINGS)?.['key'] ?? '');
  const script = Array.from(document.querySelectorAll<HTMLScriptElement>(SCRIPT)).find(
    ({ type }) => !type || /javascript|module/.test(type),
  );
  // The page's script calls it, and the builder's script, which would have it, may be gone.
  if (!Reflect.has(globalThis, CALLBACK)) Reflect.set(globalThis, CALLBACK, () => undefined);
  if (!isThere() && (script || !given)) await whenThere(given ? script : undefined, signal);
  if (!isThere()) {
    const { importLibrary, setOptions } = await importWithRetry(() => import('@googlemaps/js-api-loader'));
    setOptions({ key: given });
    await importLibrary('maps');
  }
  // With `loading=async`, the page's own script defines the library part by part.
  await google.maps.importLibrary?.('maps');
  return google.maps;
}

const isThere = () => Boolean(globalThis.google?.maps);

/**
 * Waits for Google by a script of the page, until the signal aborts.
 *
 * @param script is waited for only until it fails, or for so long as it may take: it may have failed before.
 */
async function whenThere(script: HTMLScriptElement | undefined, signal: AbortSignal): Promise<void> {
  const over = new AbortController();
  const options = { capture: true, signal: AbortSignal.any([signal, over.signal]) };
  await new Promise<void>((resolve) => {
    // These events do not bubble; a consent tool may put another script in the place of its own.
    document.addEventListener('load', () => isThere() && resolve(), options);
    script?.addEventListener('error', () => resolve(), options);
    if (script) setTimeout(resolve, PATIENCE);
  });
  over.abort();
}
