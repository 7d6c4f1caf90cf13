/** Code that is measured by bundling a ring with all that lies outside of it left out. */
export interface RingBudget {
  readonly label: string;
  /** Packages whose whole public API is bundled. */
  readonly packages: readonly string[];
  /** Imports that another row pays for. */
  readonly external: readonly string[];
  /** In bytes after Brotli. */
  readonly limit: number;
}

/**
 * Size of the loader, which finds, holds and starts islands, whatever their number. It includes code for lazy pictures (320:
 * none may wait for code, or be lost with it), for reading forms whose fields are named like their members (240), for waiting
 * without end for islands without which nothing would happen (100), for holding clicks that submit (30), for isolating a
 * throw on one element, in one selector or in one start strategy (90), for starting islands one by one when the page is at
 * rest, with code fetched ahead and run in pieces, keys held and busy states shown (1060), and for letting Tab wait for late
 * content (60). In bytes after Brotli.
 */
export const loaderLimit = 5580;

/** Size of an island's entry in the script tag's table of definitions, on average; in bytes after Brotli. */
export const definitionLimit = 75;

/** Rings; a page pays for each once. */
export const ringBudgets: readonly RingBudget[] = [
  {
    label: 'Rings runtime and react',
    packages: ['@stirrup/runtime', '@stirrup/react'],
    external: ['react', 'react-dom', 'nanostores', '@nanostores/react'],
    // Forms are read past their fields, what throws stays alone, behaviours have parts, parts may grow, a theme's names are
    // checked, islands start when the page is at rest or somebody comes near, and something stands in for those that sleep;
    // elements are left to other scripts, Tab is led to what comes up late (150), and parts fetched late share one load and
    // are fetched anew (130).
    limit: 9700,
  },
  {
    label: 'Ring overlays',
    packages: ['@stirrup/overlays'],
    external: ['@stirrup/runtime', 'nanostores'],
    // The last 240 keep Tab in dialogs, keep dialogs that take no focus from taking the page away, and answer sooner: by the frame (50).
    limit: 2310,
  },
  {
    label: 'Rings cms and cart, with zod',
    packages: ['@stirrup/cms', '@stirrup/cart'],
    external: ['@stirrup/runtime', 'nanostores'],
    // Words by status, the event bridge's sequels, what was told to late comers, and lazy pictures.
    limit: 14_850,
  },
];

/** Limit of the own code of an island whose folder has no other in its `size-budget.ts`. */
export const islandLimit = 3000;

/** Limit of each folder that several islands of the shop use: a page pays once for those that its islands need. */
export const sharedFolderLimit = 1810;

/**
 * All JavaScript of a page that sells from a list and shows the cart, after both have been used; React, and what shows a
 * lazy picture, included; the loader's table aside, which grows with islands that such a page has not.
 */
export const listingBudget = {
  label: 'A list of products and the mini cart, all in use, the table aside',
  islands: ['add-to-cart', 'mini-cart'],
  /** Fetched only by who asks for it, never by the page. */
  onDemandOnly: ['runtime/src/tools/', 'runtime/src/redirect-tab', 'stirrup/src/lookalikes', 'cms/src/notices'],
  // Notices, the cart's events beside legacy scripts, lazy pictures and forms' members have come to it; overlays (2570), and what
  // the loader and the model of islands have become; 970 let the mini cart sleep.
  limit: 93_300,
} as const;

/** A page of the demo shop that stands for its kind, with limits for its scripts. */
export interface KindOfPage {
  readonly label: string;
  readonly path: string;
  /** In bytes after Brotli. */
  readonly limit: number;
  readonly requestLimit: number;
}

/** Kinds of pages that users may compare with theirs. */
export const kindsOfPages: readonly KindOfPage[] = [
  { label: 'A list of products', path: '/builder/shop/', limit: 109_800, requestLimit: 26 },
  { label: 'A product', path: '/builder/product/hazel-snaffle-bridle/', limit: 115_400, requestLimit: 31 },
  {
    label: 'A product with variations',
    path: '/builder/product/paddock-saddle-pad/',
    limit: 126_800,
    requestLimit: 38,
  },
  {
    label: "A page of the builder's popups and tabs",
    path: '/builder/elements/popups/',
    limit: 115_900,
    requestLimit: 34,
  },
  { label: 'A page with a form', path: '/builder/contact/', limit: 109_900, requestLimit: 22 },
];
