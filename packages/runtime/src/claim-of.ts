import type { Claim } from './claim.ts';
import { pageRegistry } from './page-registry.ts';

/**
 * The claim of one island on an element, which it has while it sleeps, too.
 *
 * @example
 * ```ts
 * const isUp = claimOf(popup, 'popup')?.state === 'ready';
 * ```
 */
export function claimOf(element: Element, island: string): Claim | undefined {
  return pageRegistry()
    .claimsOf(element)
    .find(({ definition }) => definition.name === island);
}
