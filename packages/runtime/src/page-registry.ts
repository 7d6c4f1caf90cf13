import { createRegistry, type Registry } from './registry.ts';
import { requirePage } from './require-page.ts';
import { MAJOR } from './version.ts';

/**
 * The registry of this page. It lives on `globalThis` under a key that names the major version, so that several script
 * tags, several bundles and several copies of the same major share one; the first of them to run creates it.
 *
 * @example
 * ```ts
 * const claims = pageRegistry().claimsOf(element);
 * const isReady = claims.every(({ state }) => state === 'ready');
 * ```
 * @throws {Error} on a server.
 */
export function pageRegistry(): Registry {
  // Script tags are built without this call: see `requirePage`.
  if (typeof STIRRUP_FLAVOUR !== 'string') requirePage();
  const key = Symbol.for(`stirrup@${MAJOR}`);
  const page: { [name: symbol]: Registry | undefined } = globalThis;
  page[key] ??= createRegistry();
  return page[key];
}
