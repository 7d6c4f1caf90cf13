import { readGlobal } from '@stirrup/cms';
import { importWithRetry } from '@stirrup/runtime';
import { SCRIPT, SETTINGS } from './google-contract.ts';

/** Google's library. */
export type Google = typeof google.maps;

/**
 * Google Maps: the page's own, else fetched with the site's key. A script of the page that has not loaded is waited for; one
 * that a consent tool holds back is none.
 *
 * @throws {Error} if there is no key, or Google does not answer.
 */
export async function loadGoogle(key: string): Promise<Google> {
  const script = Array.from(document.querySelectorAll<HTMLScriptElement>(SCRIPT)).find(
    ({ type }) => !type || /javascript|module/.test(type),
  );
  if (script && !isThere()) {
    await new Promise((resolve, reject) => {
      script.addEventListener('load', resolve);
      script.addEventListener('error', reject);
    });
  }
  const given = key || String(readGlobal(SETTINGS)?.['key'] ?? '');
  if (!isThere()) {
    if (!given) throw new Error('Stirrup: a map by Google has no key. Print it as data-key, or in the settings.');
    const { importLibrary, setOptions } = await importWithRetry(() => import('@googlemaps/js-api-loader'));
    setOptions({ key: given });
    await importLibrary('maps');
  }
  // With `loading=async`, the page's own script defines the library part by part.
  await google.maps.importLibrary?.('maps');
  return google.maps;
}

const isThere = () => Boolean(globalThis.google?.maps);
