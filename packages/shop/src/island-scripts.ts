import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';
import { legacyScripts as addToCart } from './cart/add-to-cart/legacy-scripts.ts';
import { legacyScripts as cartFragments } from './cart/cart-fragments/legacy-scripts.ts';
import { legacyScripts as cartPage } from './cart/cart-page/legacy-scripts.ts';
import { legacyScripts as miniCart } from './cart/mini-cart/legacy-scripts.ts';
import { legacyScripts as quantity } from './cart/quantity/legacy-scripts.ts';
import { legacyScripts as checkoutCoupon } from './checkout/checkout-coupon/legacy-scripts.ts';
import { legacyScripts as checkoutLogin } from './checkout/checkout-login/legacy-scripts.ts';
import { legacyScripts as priceSlider } from './lists/price-slider/legacy-scripts.ts';
import { legacyScripts as productsFilter } from './lists/products-filter/legacy-scripts.ts';
import { legacyScripts as resultCount } from './lists/result-count/legacy-scripts.ts';
import { legacyScripts as sortOrder } from './lists/sort-order/legacy-scripts.ts';
import { legacyScripts as gallery } from './product/gallery/legacy-scripts.ts';
import { legacyScripts as loopSwatches } from './product/loop-swatches/legacy-scripts.ts';
import { legacyScripts as productForm } from './product/product-form/legacy-scripts.ts';
import { legacyScripts as ratingStars } from './product/rating-stars/legacy-scripts.ts';
import { legacyScripts as swatches } from './product/swatches/legacy-scripts.ts';
import { legacyScripts as variations } from './product/variations/legacy-scripts.ts';
import { legacyScripts as comingSoonBanner } from './site/coming-soon-banner/legacy-scripts.ts';
import { legacyScripts as notices } from './site/notices/legacy-scripts.ts';
import { legacyScripts as orderAttribution } from './site/order-attribution/legacy-scripts.ts';
import { legacyScripts as passwordField } from './site/password-field/legacy-scripts.ts';
import { legacyScripts as prefetch } from './site/prefetch/legacy-scripts.ts';
import { legacyScripts as storeNotice } from './site/store-notice/legacy-scripts.ts';

/** The relation of each island to scripts of the CMS, for the diagnostics. */
export const islandScripts: Readonly<Record<string, LegacyScripts>> = {
  'add-to-cart': addToCart,
  'cart-fragments': cartFragments,
  'cart-page': cartPage,
  'checkout-coupon': checkoutCoupon,
  'checkout-login': checkoutLogin,
  'coming-soon-banner': comingSoonBanner,
  gallery,
  'loop-swatches': loopSwatches,
  'mini-cart': miniCart,
  notices,
  'order-attribution': orderAttribution,
  'password-field': passwordField,
  prefetch,
  'price-slider': priceSlider,
  'product-form': productForm,
  'products-filter': productsFilter,
  quantity,
  'rating-stars': ratingStars,
  'result-count': resultCount,
  'sort-order': sortOrder,
  'store-notice': storeNotice,
  swatches,
  variations,
};
