import type { Contract } from '@stirrup/runtime';
import { addToCartContract } from './cart/add-to-cart/contract.ts';
import { cartPageContract } from './cart/cart-page/contract.ts';
import { miniCartContract } from './cart/mini-cart/contract.ts';
import { quantityContract } from './cart/quantity/contract.ts';
import { checkoutCouponContract } from './checkout/checkout-coupon/contract.ts';
import { checkoutLoginContract } from './checkout/checkout-login/contract.ts';
import { priceSliderContract } from './lists/price-slider/contract.ts';
import { productsFilterContract } from './lists/products-filter/contract.ts';
import { sortOrderContract } from './lists/sort-order/contract.ts';
import { galleryContract } from './product/gallery/contract.ts';
import { loopSwatchesContract } from './product/loop-swatches/contract.ts';
import { productFormContract } from './product/product-form/contract.ts';
import { ratingStarsContract } from './product/rating-stars/contract.ts';
import { swatchesContract } from './product/swatches/contract.ts';
import { variationsContract } from './product/variations/contract.ts';
import { comingSoonBannerContract } from './site/coming-soon-banner/contract.ts';
import { noticesContract } from './site/notices/contract.ts';
import { storeNoticeContract } from './site/store-notice/contract.ts';

/** Parts and states of each island that has any, for the diagnostics. */
export const islandContracts: Readonly<Record<string, Contract<string, string>>> = {
  'add-to-cart': addToCartContract,
  'cart-page': cartPageContract,
  'checkout-coupon': checkoutCouponContract,
  'checkout-login': checkoutLoginContract,
  'coming-soon-banner': comingSoonBannerContract,
  gallery: galleryContract,
  'loop-swatches': loopSwatchesContract,
  'mini-cart': miniCartContract,
  notices: noticesContract,
  'price-slider': priceSliderContract,
  'product-form': productFormContract,
  'products-filter': productsFilterContract,
  quantity: quantityContract,
  'rating-stars': ratingStarsContract,
  'sort-order': sortOrderContract,
  'store-notice': storeNoticeContract,
  swatches: swatchesContract,
  variations: variationsContract,
};
