import { GLOBALS, SHOP_PAGE } from './contract.ts';
import { readGlobal } from './read-global.ts';

const SETTINGS = [GLOBALS.woocommerce, GLOBALS.addToCart, GLOBALS.cartFragments, GLOBALS.builderShop];

/**
 * True if WooCommerce stands behind the page: it prints settings of the shop, or its classes on the body
 * (woocommerce.md §1, §3).
 *
 * @example
 * ```ts
 * if (!hasShop()) return; // The link leads to where another CMS adds the product.
 * ```
 */
export function hasShop(): boolean {
  return document.body.matches(SHOP_PAGE) || SETTINGS.some((name) => readGlobal(name) !== undefined);
}

/** True if the page builder prints its settings for the shop (bricks-dynamic.md §1.2). */
export function isBuilderShop(): boolean {
  return readGlobal(GLOBALS.builderShop) !== undefined;
}
