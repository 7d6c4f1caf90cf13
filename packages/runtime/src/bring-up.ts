import { pageRegistry } from './page-registry.ts';
import { rootSelector } from './root-selector.ts';
import { mayNeverStart } from './start/start-claim.ts';
import { withPatience } from './with-patience.ts';

/**
 * Starts all elements of islands on the page, except those that wait for a media query: for islands that emit something
 * to others after the page is at rest. The page is searched once, whatever the number of names.
 *
 * @param islands A name, or several.
 * @param patience Longest wait, in ms. @default until their code has loaded or failed
 * @returns a promise that resolves when each is ready, has failed or was released, or after `patience`; undefined if
 * there is no such element.
 * @example
 * ```html
 * <div class="widget_shopping_cart">…</div>
 * ```
 * ```ts
 * await bringUp('mini-cart', 1000);
 * ```
 */
export function bringUp(islands: string | readonly string[], patience?: number): Promise<unknown> | undefined {
  const names = typeof islands === 'string' ? [islands] : islands;
  const registry = pageRegistry();
  const coming = [...document.querySelectorAll(names.map(rootSelector).join())]
    .flatMap((element) => registry.claimsOf(element))
    .filter((claim) => names.includes(claim.definition.name) && claim.isComingUp && !mayNeverStart(claim));
  if (coming.length === 0) return undefined;
  return withPatience(Promise.all(coming.map((claim) => claim.begin())), patience);
}
