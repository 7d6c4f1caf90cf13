import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import { readGlobal } from '@stirrup/cms';
import { SCRIPT, SETTINGS } from './google-contract.ts';

/** Longest wait for a script of the page, if the site's key could fetch Google as well, in ms. */
const PATIENCE = 10_000;

/**
 * Fetches Google Maps with the site's key. A script of the page that has not loaded is waited for instead; one that a
 * consent tool holds back is none. Without a key, one that comes later is waited for, until the signal aborts.
 *
 * @throws {Error} if Google does not answer.
 */
export async function fetchGoogle(key: string, signal: AbortSignal): Promise<void> {
  const given = key || String(readGlobal(SETTINGS)?.['key'] ?? '');
  const script = Array.from(document.querySelectorAll<HTMLScriptElement>(SCRIPT)).find(
    ({ type }) => !type || /javascript|module/.test(type),
  );
  if (!isThere() && (script || !given)) await whenThere(given ? script : undefined, signal);
  if (isThere()) return;
  setOptions({ key: given });
  await importLibrary('maps');
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
