import * as z from 'zod/mini';
import { codec } from '../schema/codec.ts';
import { printedBoolean, printedNumber, printedObject, printedString } from './codecs.ts';
import { GLOBALS } from './contract.ts';
import { defineSettings } from './define-settings.ts';

/** Addresses of the shop (woocommerce.md §1.2). */
export const woocommerceSettings = defineSettings(
  GLOBALS.woocommerce,
  z.object({
    ajax_url: printedString,
    wc_ajax_url: printedString,
    i18n_password_show: printedString,
    i18n_password_hide: printedString,
  }),
  {
    ajax_url: '/wp-admin/admin-ajax.php',
    wc_ajax_url: '/?wc-ajax=%%endpoint%%',
    i18n_password_show: '',
    i18n_password_hide: '',
  },
);

/** Adding from a list of products (woocommerce.md §1.3). */
export const addToCartSettings = defineSettings(
  GLOBALS.addToCart,
  z.object({
    wc_ajax_url: printedString,
    i18n_view_cart: printedString,
    cart_url: printedString,
    is_cart: printedBoolean,
    cart_redirect_after_add: printedBoolean,
  }),
  { wc_ajax_url: '', i18n_view_cart: '', cart_url: '', is_cart: '', cart_redirect_after_add: 'no' },
);

/** The browser's copy of the cart (woocommerce.md §1.4). `request_timeout` in ms. */
export const cartFragmentsSettings = defineSettings(
  GLOBALS.cartFragments,
  z.object({
    wc_ajax_url: printedString,
    cart_hash_key: printedString,
    fragment_name: printedString,
    request_timeout: printedNumber,
  }),
  { wc_ajax_url: '', cart_hash_key: 'wc_cart_hash_', fragment_name: 'wc_fragments_', request_timeout: '5000' },
);

/** The page builder (bricks-dynamic.md §1.1). `offsetLazyLoad` in px. */
export const builderSettings = defineSettings(
  GLOBALS.builder,
  z.object({
    locale: printedString,
    ajaxUrl: printedString,
    restApiUrl: printedString,
    nonce: printedString,
    formNonce: printedString,
    wpRestNonce: printedString,
    postId: printedString,
    offsetLazyLoad: printedNumber,
    baseUrl: printedString,
    language: printedString,
    wpmlUrlFormat: printedString,
    multilangPlugin: printedString,
    mainQueryId: printedString,
    i18n: printedObject,
  }),
  {
    locale: 'en_US',
    ajaxUrl: '/wp-admin/admin-ajax.php',
    restApiUrl: '/wp-json/bricks/v1/',
    nonce: '',
    formNonce: '',
    wpRestNonce: '',
    postId: '0',
    offsetLazyLoad: '300',
    baseUrl: '',
    language: '',
    wpmlUrlFormat: '',
    multilangPlugin: '',
    mainQueryId: '',
    i18n: {},
  },
);

/** The page builder's settings for the shop (bricks-dynamic.md §1.2). `resetTextAfter` in seconds. */
export const builderShopSettings = defineSettings(
  GLOBALS.builderShop,
  z.object({
    ajaxAddToCartEnabled: printedBoolean,
    ajaxAddingText: printedString,
    ajaxAddedText: printedString,
    showNotice: printedBoolean,
    scrollToNotice: printedBoolean,
    resetTextAfter: printedNumber,
    errorAction: codec('"redirect" or "notice"', (printed) =>
      printed === 'redirect' || printed === 'notice' ? printed : undefined,
    ),
    errorScrollToNotice: printedBoolean,
  }),
  {
    ajaxAddToCartEnabled: '',
    ajaxAddingText: '',
    ajaxAddedText: '',
    showNotice: 'no',
    scrollToNotice: 'no',
    resetTextAfter: '3',
    errorAction: 'redirect',
    errorScrollToNotice: '',
  },
);

/** WordPress REST (swatches-and-others.md §6.5). */
export const wordpressRestSettings = defineSettings(
  GLOBALS.wordpressRest,
  z.object({ root: printedString, nonce: printedString }),
  {
    root: '',
    nonce: '',
  },
);
