/** Notes on a script besides the islands that make it unnecessary; in Markdown, for docs/legacy-scripts.md. */
interface Notes {
  /** Conditions besides those islands before it can be removed. */
  readonly goesWhen?: string;
  /** Its effects meanwhile, and the measures against them. */
  readonly otherwise?: string;
}

/** Scripts that belong together share their notes. */
const ofCheckout: Notes = {
  goesWhen: '**never, on a checkout**',
  otherwise: 'it toggles nothing and sends nothing of ours: `e2e/shop/payment-safe.e2e.ts`',
};
const ofJQuery: Notes = {
  goesWhen: 'no other script needs it; ours never does',
  otherwise: 'events reach its listeners, too',
};
const ofWordpress: Notes = { goesWhen: 'no plugin uses it', otherwise: 'ours never does' };

/**
 * Scripts of the CMS by their WordPress handles: all that islands replace, and the libraries that only those need
 * (woocommerce.md §1.1, bricks-dynamic.md §8, swatches-and-others.md).
 */
export const knownScripts = {
  'breeze-prefetch': {},
  'bricks-filters': { otherwise: 'filters are left to it, those in our own dialect, too' },
  'bricks-flatpickr': {},
  'bricks-isotope': {},
  'bricks-leaflet': { otherwise: "the builder's own code draws its maps" },
  'bricks-map': { otherwise: "the builder's own code draws its maps" },
  'bricks-photoswipe': {},
  'bricks-photoswipe-caption': {},
  'bricks-photoswipe-lightbox': {},
  'bricks-piechart': {},
  'bricks-scripts': {},
  'bricks-splide': {},
  'bricks-swiper': {},
  'bricks-tocbot': {},
  'bricks-typed': {},
  'bricks-woocommerce': {},
  'color-scheme-switcher-frontend': {},
  'jquery-core': ofJQuery,
  'jquery-migrate': ofJQuery,
  'jquery-ui-core': {},
  'jquery-ui-mouse': {},
  'jquery-ui-slider': {},
  selectWoo: ofCheckout,
  'sourcebuster-js': {},
  underscore: ofWordpress,
  'wc-accounting': {},
  'wc-add-to-cart': {},
  'wc-add-to-cart-variation': {},
  'wc-address-i18n': ofCheckout,
  'wc-cart': {},
  'wc-cart-fragments': {},
  'wc-checkout': ofCheckout,
  'wc-country-select': ofCheckout,
  'wc-custom-place-order-button': ofCheckout,
  'wc-flexslider': {},
  'wc-jquery-blockui': {
    goesWhen: '`wc-cart` and `wc-checkout` are gone',
    otherwise: 'ours cover areas with the same classes',
  },
  'wc-jquery-ui-touchpunch': {},
  'wc-js-cookie': {},
  'wc-order-attribution': {},
  'wc-photoswipe': {},
  'wc-photoswipe-ui-default': {},
  'wc-price-slider': {},
  'wc-single-product': {
    otherwise: 'tabs are brought into the same state by both; galleries and ratings are left to it',
  },
  'wc-zoom': {},
  'woo-variation-swatches': {},
  'woo-variation-swatches-pro': {},
  woocommerce: {
    goesWhen:
      'the site prints no descriptions of fields (woocommerce.md §4.1.4: they slide open at checkout and in accounts)',
    otherwise: 'islands act alone on their elements',
  },
  'wp-api-fetch': ofWordpress,
  'wp-api-request': ofWordpress,
  'wp-hooks': ofWordpress,
  'wp-i18n': ofWordpress,
  'wp-url': ofWordpress,
  'wp-util': ofWordpress,
  'x-slide-menu': {},
} as const satisfies Readonly<Record<string, Notes>>;

/** The handle of a script. */
export type LegacyScript = keyof typeof knownScripts;
