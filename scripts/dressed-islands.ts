/** Islands of our own dialect without a stylesheet of their own, each with its reason; sheets that several share are in `packages/stirrup/src/styles`. */
export const undressedIslands: Readonly<Record<string, string>> = {
  'cart-fragments': 'is around a link of the theme',
  'cart-page': 'its table and totals are markup of the shop, whose theme dresses the whole page',
  'checkout-coupon': 'is a panel, in the looks of all panels of the checkout',
  'checkout-login': 'is a panel, in the looks of all panels of the checkout',
  'coming-soon-banner': 'is a bar, in the looks of all bars',
  'lazy-load': 'shows pictures of the page, as they are',
  'loop-swatches': 'has no markup of our own',
  'order-attribution': 'shows nothing',
  prefetch: 'shows nothing',
  'product-form': 'is one button, in the looks of all buttons',
  'query-text': 'writes into a text of the page',
  'result-count': 'is a text of the page',
  'scroll-background': 'moves a background of the page',
  'sort-order': 'is one select, in the looks of all fields',
  'store-notice': 'is a bar, in the looks of all bars',
  toggle: 'is one button, in the looks of all buttons',
  'typed-text': 'writes into a text of the page',
};

/** Islands that `/own/` does not show, each with its reason. */
export const unshownIslands: Readonly<Record<string, string>> = {
  'cart-page': 'is a page of its own, in markup of the shop',
  'coming-soon-banner': 'is where the notice of the shop is, in the same looks',
  'loop-swatches': 'has no markup of our own',
  'order-attribution': 'shows nothing',
};
