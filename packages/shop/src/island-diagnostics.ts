import type { IslandDiagnostics } from '@stirrup/runtime';
import { cartPageDiagnostics } from './cart/cart-page/diagnostics.ts';
import { quantityDiagnostics } from './cart/quantity/diagnostics.ts';
import { checkoutCouponDiagnostics } from './checkout/checkout-coupon/diagnostics.ts';
import { priceSliderDiagnostics } from './lists/price-slider/diagnostics.ts';
import { sortOrderDiagnostics } from './lists/sort-order/diagnostics.ts';
import { galleryDiagnostics } from './product/gallery/diagnostics.ts';
import { productFormDiagnostics } from './product/product-form/diagnostics.ts';
import { ratingStarsDiagnostics } from './product/rating-stars/diagnostics.ts';
import { swatchesDiagnostics } from './product/swatches/diagnostics.ts';
import { variationsDiagnostics } from './product/variations/diagnostics.ts';
import { passwordFieldDiagnostics } from './site/password-field/diagnostics.ts';
import { prefetchDiagnostics } from './site/prefetch/diagnostics.ts';

/** Additions of islands to the diagnostics, by a file of their own. */
export const islandDiagnostics: Readonly<Record<string, IslandDiagnostics>> = {
  'cart-page': cartPageDiagnostics,
  'checkout-coupon': checkoutCouponDiagnostics,
  gallery: galleryDiagnostics,
  'password-field': passwordFieldDiagnostics,
  prefetch: prefetchDiagnostics,
  'price-slider': priceSliderDiagnostics,
  'product-form': productFormDiagnostics,
  quantity: quantityDiagnostics,
  'rating-stars': ratingStarsDiagnostics,
  'sort-order': sortOrderDiagnostics,
  swatches: swatchesDiagnostics,
  variations: variationsDiagnostics,
};
