import { tabs } from '@stirrup/builder/tabs';
import type { IslandDefinition } from '@stirrup/runtime';
import { addToCart } from '@stirrup/shop/add-to-cart';
import { gallery } from '@stirrup/shop/gallery';
import { loopSwatches } from '@stirrup/shop/loop-swatches';
import { miniCart } from '@stirrup/shop/mini-cart';
import { notices } from '@stirrup/shop/notices';
import { productForm } from '@stirrup/shop/product-form';
import { quantity } from '@stirrup/shop/quantity';
import { resultCount } from '@stirrup/shop/result-count';
import { sortOrder } from '@stirrup/shop/sort-order';
import { swatches } from '@stirrup/shop/swatches';
import { variations } from '@stirrup/shop/variations';

/** All islands: their definitions only, each of which fetches its code when it starts. */
export const islands: readonly IslandDefinition[] = [
  addToCart,
  gallery,
  loopSwatches,
  miniCart,
  notices,
  productForm,
  quantity,
  resultCount,
  sortOrder,
  swatches,
  tabs,
  variations,
];
