import { pageRegistry } from './page-registry.ts';
import { rootSelector } from './root-selector.ts';

/**
 * Brings up all of an island's elements on the page that are still asleep; resolves when each is up, has failed or is gone.
 * For islands that have something to tell another, which starts when somebody comes near it.
 *
 * @example
 * ```html
 * <div class="widget_shopping_cart">…</div>
 * ```
 * ```ts
 * await bringUp('mini-cart');
 * ```
 */
export async function bringUp(island: string): Promise<void> {
  const registry = pageRegistry();
  const claims = [...document.querySelectorAll(rootSelector(island))]
    .flatMap((element) => registry.claimsOf(element))
    .filter(({ definition }) => definition.name === island);
  await Promise.all(claims.map((claim) => claim.begin()));
}
