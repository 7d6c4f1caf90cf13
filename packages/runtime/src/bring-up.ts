import { pageRegistry } from './page-registry.ts';
import { rootSelector } from './root-selector.ts';
import { mayNeverStart } from './start/start-claim.ts';

/**
 * Brings up all of an island's elements on the page that are not up yet, but for those that wait for a media query: for islands that have something to tell another,
 * which starts when the page is at rest.
 *
 * @returns a promise that resolves when each is up, has failed or is gone; undefined where there is nothing to wait for.
 * @example
 * ```html
 * <div class="widget_shopping_cart">…</div>
 * ```
 * ```ts
 * await bringUp('mini-cart');
 * ```
 */
export function bringUp(island: string): Promise<unknown> | undefined {
  const registry = pageRegistry();
  const coming = [...document.querySelectorAll(rootSelector(island))]
    .flatMap((element) => registry.claimsOf(element))
    .filter((claim) => claim.definition.name === island && claim.isComingUp && !mayNeverStart(claim));
  return coming.length > 0 ? Promise.all(coming.map((claim) => claim.begin())) : undefined;
}
