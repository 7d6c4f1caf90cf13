import type { IslandDefinition } from './define-island.ts';
import { pageRegistry } from './page-registry.ts';

/**
 * Finds and starts islands on this page, now and whenever new markup arrives.
 *
 * @example
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { tabs } from '@stirrup/builder/tabs';
 *
 * start(tabs);
 * ```
 */
export function start(...definitions: readonly IslandDefinition[]): void {
  pageRegistry().add(definitions);
}
