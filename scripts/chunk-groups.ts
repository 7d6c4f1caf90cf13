/** Folders whose sources make one chunk of the script tag, together with those of other groups of the name. */
export interface ChunkGroup {
  readonly name: string;
  /** Below `packages/`; `*` stands for any name or part of one, `**` for any number of folders. Their own folders do not count. */
  readonly folders: readonly string[];
  /** Only what this island imports with its code: it is on every page, so that what it has costs others nothing. */
  readonly usedBy?: string;
  /** Only what so many islands import with their code. @default 1 */
  readonly islands?: number;
  /** Only what so many islands, stand-ins and later parts import. @default 1 */
  readonly importers?: number;
  /** Only sources of later parts, in place of what islands import: they are fetched together when they are wanted. */
  readonly isLate?: true;
  /** A library that lies in the chunk, too: who imports it is tied to the group. */
  readonly library?: string;
}

/**
 * Code that islands share, from the inside outward: a source belongs to the first group that fits. The loader's own sources
 * are in one-loader-chunk.ts.
 */
export const chunkGroups: readonly ChunkGroup[] = [
  // Code of the islands that start ahead of everything else, which all others use, too.
  { name: 'runtime', folders: ['runtime/src/parts', 'runtime/src/props'] },
  { name: 'runtime', folders: ['runtime/src', 'overlays/src', 'builder/src/shared'], usedBy: 'sticky-header' },
  { name: 'react', folders: ['react/src/**'], library: 'react' },
  // Code that nearly every page has, as one file: overlays, menus and panels, what they share with other elements of the
  // builder, and the data, texts and calls of the CMS and the cart.
  {
    name: 'common',
    folders: [
      'runtime/src',
      'runtime/src/dom',
      'cms/src/legacy-scripts',
      'builder/src/**/address',
      'builder/src/**/keys',
    ],
    library: 'nanostores',
  },
  // Opening, closing and sliding; what only dialogs and panels need is theirs.
  { name: 'common', folders: ['overlays/src'], usedBy: 'mini-cart' },
  { name: 'common', folders: ['overlays/src'], usedBy: 'store-notice' },
  { name: 'common', folders: ['overlays/src'], usedBy: 'toggle' },
  { name: 'common', folders: ['overlays/src'], usedBy: 'accordion' },
  { name: 'common', folders: ['shop/src/**/mini-cart'], importers: 2 },
  {
    name: 'common',
    folders: ['builder/src/shared', 'builder/src/**/controls', 'builder/src/**/playing', 'builder/src/**/names'],
    importers: 2,
  },
  { name: 'common', folders: ['builder/src/**/off-canvases', 'builder/src/**/menus'] },
  {
    name: 'common',
    folders: ['builder/src/**/off-canvas', 'builder/src/**/nav-menu', 'builder/src/**/nav-nested'],
    importers: 2,
  },
  { name: 'common', folders: ['builder/src/**/dropdown'], importers: 2 },
  // Calendars of filters and of forms: what sees that one is wanted.
  { name: 'common', folders: ['builder/src/**/date-picker'] },
  { name: 'common', folders: ['builder/src/**/filter-date'], importers: 2 },
  // Of the CMS what every cart and form needs, and calls. The rest of the ring is for the islands that import it.
  { name: 'common', folders: ['cart/src'] },
  { name: 'common', folders: ['cms/src/**'], islands: 4 },
  { name: 'common', folders: ['cms/src/texts'], importers: 2 },
  { name: 'common', folders: ['shop/src/shared'], islands: 3 },
  { name: 'common', folders: ['shop/src/lists'] },
  { name: 'common', folders: ['shop/src/**/adding'], usedBy: 'cart-fragments' },
  { name: 'common', folders: ['cms/src/nonces'], islands: 2 },
  { name: 'common', folders: ['cms/src/clients'], islands: 3 },
  // Calls of the builder, which results of loops need, too.
  { name: 'common', folders: ['cms/src/clients', 'cms/src/nonces'], usedBy: 'popup' },
  { name: 'common', folders: ['cms/src/door', 'cms/src/request'], importers: 3 },
  { name: 'common', folders: ['cms/src/request'], importers: 2 },
  { name: 'common', folders: ['cms/src/clients'], isLate: true, importers: 2 },
  { name: 'common', folders: ['cms/src'], isLate: true, importers: 2 },
  // Stylesheets of libraries, which later parts fetch, too.
  { name: 'common', folders: ['cms/src'], usedBy: 'map-leaflet' },
  // Small code for a message of its own.
  { name: 'common', folders: ['cms/src/notices'], usedBy: 'alert' },
  { name: 'notices', folders: ['cms/src/notices'] },
  { name: 'coupons', folders: ['shop/src/**/coupons'] },
  { name: 'coupons', folders: ['cms/src', 'cms/src/clients'], usedBy: 'cart-page' },
  { name: 'coupons', folders: ['shop/src/**/cart-page'], importers: 2 },
  // Adding to the cart, from lists and by a product's form; what a product's islands share with their later parts.
  { name: 'selling', folders: ['shop/src/**/adding', 'shop/src/**/product'] },
  { name: 'selling', folders: ['cms/src/lazy'], usedBy: 'gallery' },
  { name: 'selling', folders: ['shop/src/**/variation-matching', 'shop/src/**/variation-data'] },
  { name: 'selling', folders: ['shop/src/**/swatches', 'shop/src/**/swatches-plugin'], importers: 2 },
  // Interactions open nearly every popup, so that pages with one have both.
  {
    name: 'popups',
    folders: ['builder/src/**/popups', 'builder/src/**/popup', 'builder/src/**/ajax-loader'],
    importers: 2,
  },
  { name: 'popups', folders: ['builder/src/**/interactions'], importers: 2 },
  // Loops: their trails, buttons, page links and filters; and what fetches a page and shows it, which comes with the first one.
  { name: 'query', folders: ['builder/src/**/query', 'builder/src/**/query-history'] },
  { name: 'query', folders: ['builder/src/**/pagination'], importers: 2 },
  { name: 'answering', folders: ['builder/src/**/query', 'builder/src/**/query-history'], isLate: true, importers: 2 },
  { name: 'filters', folders: ['builder/src/**/filters'] },
  // Code of forms that their parts use, too.
  { name: 'form', folders: ['builder/src/**/form-*'], importers: 2 },
  {
    name: 'form',
    folders: ['builder/src/**/form-fields', 'builder/src/**/form-files', 'builder/src/**/form-steps'],
    isLate: true,
    importers: 2,
  },
  // Names and options of lightboxes, for what finds a clicked item and for what opens it.
  { name: 'lightbox', folders: ['builder/src/**/lightbox'], importers: 2 },
  // Lists of places, and what the maps of both libraries share.
  { name: 'maps', folders: ['builder/src/**/maps'] },
  { name: 'drawing', folders: ['builder/src/**/maps'], isLate: true, importers: 2 },
  { name: 'google', folders: ['builder/src/**/map'], isLate: true, importers: 2 },
  // Films of hosts, which visitors play one of: in their place, in a lightbox, behind a section.
  { name: 'films', folders: ['builder/src/**/playing', 'builder/src/**/video-addresses'], isLate: true, importers: 2 },
  { name: 'checkout', folders: ['shop/src/**/checkout-panel'] },
  { name: 'checkout', folders: ['shop/src/**/checkout-coupon'], importers: 2 },
];
