import type { PropsSchema, Readers } from '@stirrup/runtime';
import { addToCartProps } from './cart/add-to-cart/props.ts';
import { cartFragmentsProps } from './cart/cart-fragments/props.ts';
import { cartPageProps } from './cart/cart-page/props.ts';
import { miniCartProps } from './cart/mini-cart/props.ts';
import { quantityProps } from './cart/quantity/props.ts';
import { checkoutCouponProps } from './checkout/checkout-coupon/props.ts';
import { checkoutLoginProps } from './checkout/checkout-login/props.ts';
import { priceSliderProps } from './lists/price-slider/props.ts';
import { productsFilterProps } from './lists/products-filter/props.ts';
import { resultCountProps } from './lists/result-count/props.ts';
import { sortOrderProps } from './lists/sort-order/props.ts';
import { galleryProps } from './product/gallery/props.ts';
import { loopSwatchesProps } from './product/loop-swatches/props.ts';
import { productFormProps } from './product/product-form/props.ts';
import { ratingStarsProps } from './product/rating-stars/props.ts';
import { swatchesProps } from './product/swatches/props.ts';
import { variationsProps } from './product/variations/props.ts';
import { comingSoonBannerProps } from './site/coming-soon-banner/props.ts';
import { noticesProps } from './site/notices/props.ts';
import { orderAttributionProps } from './site/order-attribution/props.ts';
import { passwordFieldProps } from './site/password-field/props.ts';
import { prefetchProps } from './site/prefetch/props.ts';
import { storeNoticeProps } from './site/store-notice/props.ts';

/** Options of each island, for the diagnostics. */
export const islandProps: Readonly<Record<string, PropsSchema<Readers>>> = {
  'add-to-cart': addToCartProps,
  'cart-fragments': cartFragmentsProps,
  'cart-page': cartPageProps,
  'checkout-coupon': checkoutCouponProps,
  'checkout-login': checkoutLoginProps,
  'coming-soon-banner': comingSoonBannerProps,
  gallery: galleryProps,
  'loop-swatches': loopSwatchesProps,
  'mini-cart': miniCartProps,
  notices: noticesProps,
  'order-attribution': orderAttributionProps,
  'password-field': passwordFieldProps,
  prefetch: prefetchProps,
  'price-slider': priceSliderProps,
  'product-form': productFormProps,
  'products-filter': productsFilterProps,
  quantity: quantityProps,
  'rating-stars': ratingStarsProps,
  'result-count': resultCountProps,
  'sort-order': sortOrderProps,
  'store-notice': storeNoticeProps,
  swatches: swatchesProps,
  variations: variationsProps,
};
