import { importWithRetry } from '@stirrup/runtime';
import { CALLBACK } from './google-contract.ts';

/** Google's library. */
export type Google = typeof google.maps;

/**
 * Google Maps: the page's own, else what other code waits for or fetches.
 *
 * @throws {Error} if Google does not answer.
 */
export async function loadGoogle(key: string, signal: AbortSignal): Promise<Google> {
  // The page's script calls it, and the builder's script, which would have it, may be gone.
  if (!Reflect.has(globalThis, CALLBACK)) Reflect.set(globalThis, CALLBACK, () => undefined);
  if (!globalThis.google?.maps) {
    const { fetchGoogle } = await importWithRetry(() => import('./fetch-google.ts'));
    await fetchGoogle(key, signal);
  }
  // With `loading=async`, the page's own script defines the library part by part.
  await google.maps.importLibrary?.('maps');
  return google.maps;
}
