/** Islands that come together: one file of the script tag holds the code of all of them. */
export interface IslandGroup {
  /** Name of the file. */
  readonly name: string;
  /** Islands by name, all of them components, or all of them behaviours: a file with both would evaluate React for the latter. */
  readonly islands: readonly string[];
  /** Islands whose stand-ins the file holds. */
  readonly standIns?: readonly string[];
  /** Later parts that the file holds, below `packages/`: they cost less in it than as a request. */
  readonly parts?: readonly string[];
}

/** Prefix of a source that the build makes up: a file with the code of a group. */
export const GROUP = 'island-group';

/** Islands that are not named here have files of their own. */
export const islandGroups: readonly IslandGroup[] = [
  // Started with the page, ahead of everything else.
  { name: 'first', islands: ['sticky-header', 'lazy-load'] },
  // On every page of a shop.
  {
    name: 'site',
    islands: ['colour-scheme', 'skip-link', 'anchor-links', 'store-notice', 'order-attribution', 'cart-fragments'],
    standIns: ['mini-cart', 'nav-menu', 'search-overlay'],
  },
  {
    name: 'header',
    // Products and the cart have quantities and little else in common: a file of their own would be a request in both.
    islands: ['mini-cart', 'nav-menu', 'dropdown', 'search-overlay', 'nav-nested', 'toggle', 'tabs', 'quantity'],
    // It waits for the ring cms, which the file needs in any case.
    parts: ['builder/src/disclosures/tabs/follow-product-page.ts'],
  },
  // A list of products.
  { name: 'lists', islands: ['result-count', 'sort-order'] },
  { name: 'buying', islands: ['add-to-cart', 'price-slider'] },
  // A product.
  { name: 'product', islands: ['gallery', 'product-form', 'rating-stars'] },
  {
    name: 'variations',
    islands: ['swatches', 'variations', 'loop-swatches'],
    parts: ['shop/src/product/swatches/replace-script.ts'],
  },
  {
    name: 'form',
    islands: ['form'],
    parts: ['builder/src/forms/form-files/file-code.ts', 'builder/src/forms/form-dates/attach-dates.ts'],
  },
  // Calendars of forms and of filters, with their library.
  {
    name: 'calendar',
    islands: [],
    parts: ['builder/src/forms/form-dates/create-date-field.tsx', 'builder/src/loops/filter-date/create-picker.tsx'],
  },
  { name: 'cart', islands: ['cart-page'] },
  { name: 'checkout', islands: ['checkout-coupon', 'checkout-login'] },
  // Elements of the builder.
  { name: 'interactions', islands: ['interactions'], standIns: ['popup'] },
  { name: 'disclosures', islands: ['accordion', 'read-more', 'pricing-switch'] },
  { name: 'panels', islands: ['off-canvas', 'slide-menu'] },
  { name: 'loops', islands: ['query-loop', 'load-more', 'pagination'] },
  {
    name: 'filters',
    islands: [
      'active-filters',
      'filter-button',
      'filter-choices',
      'filter-range',
      'filter-search',
      'filter-select',
      'filter-date',
    ],
  },
  {
    name: 'readouts',
    islands: [
      ...['back-to-top', 'countdown', 'counter', 'one-page-navigation', 'pie-chart', 'post-sharing', 'progress-bar'],
      ...['reading-progress', 'reading-time', 'table-of-contents', 'typed-text'],
    ],
  },
  { name: 'media', islands: ['audio', 'background-video', 'video', 'lightbox'] },
  { name: 'sliders', islands: ['slider', 'carousel'] },
  { name: 'grids', islands: ['grid-filter', 'masonry'] },
  { name: 'passwords', islands: ['password-field', 'password-toggle'] },
  { name: 'maps', islands: ['map', 'map-leaflet'] },
  { name: 'map-stand-ins', islands: [], standIns: ['map', 'map-leaflet'] },
  // Small ones that few pages have.
  {
    name: 'extras',
    islands: ['alert', 'coming-soon-banner', 'prefetch', 'products-filter', 'scroll-background', 'social-page'],
  },
];
