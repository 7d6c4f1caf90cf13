import type { IslandDefinition } from './define-island.ts';
import { pageRegistry } from './page-registry.ts';

/**
 * Finds and starts islands on this page, now and whenever new markup arrives. An island whose name the page knows is
 * skipped.
 *
 * @example
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { tabs } from '@stirrup/builder/tabs';
 *
 * start(tabs);
 * ```
 * @throws {Error} on a server; in development for an invalid selector, and none of the islands is started then. Production
 * reports it, and starts the others.
 */
export function start(...definitions: readonly IslandDefinition[]): void {
  pageRegistry().add(definitions);
}
