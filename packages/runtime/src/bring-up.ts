import { pageRegistry } from './page-registry.ts';
import { rootSelector } from './root-selector.ts';
import { mayNeverStart } from './start/start-claim.ts';

/**
 * Brings up all elements of islands on the page that are not up yet, but for those that wait for a media query: for islands that
 * have something to tell others, which start when the page is at rest. The page is searched once, whatever the number of names.
 *
 * @param islands A name, or several.
 * @param patience Longest wait, in ms. @default as long as their code may come
 * @returns a promise that resolves when each is up, has failed or is gone, or when patience is at its end; undefined where
 * there is nothing to wait for.
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
  const all = Promise.all(coming.map((claim) => claim.begin()));
  return patience === undefined ? all : Promise.race([all, new Promise((resolve) => setTimeout(resolve, patience))]);
}
