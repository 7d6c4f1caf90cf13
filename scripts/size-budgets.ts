import type { FlavourName } from './flavours.ts';

/** Code that is measured by bundling a ring without everything outside it. */
export interface RingBudget {
  readonly label: string;
  /** Packages whose whole public API is bundled. */
  readonly packages: readonly string[];
  /** Imports that count in another row. */
  readonly external: readonly string[];
  /** In bytes after Brotli. */
  readonly limit: number;
}

/**
 * Size of the loader, which finds islands, holds events for them and starts them, for any number of islands. It
 * includes code for lazy pictures, which may not wait for other code or fail with it (320), for reading forms with
 * fields named like their members (240), for waiting without a limit for indispensable islands (100), for holding
 * clicks that submit (30), for isolating an exception in one element, one selector or one start strategy (90), for
 * starting islands one by one at rest, with prefetched code evaluated in pieces, held keys and busy states (1060), for
 * letting Tab wait for late content (60), for the current items of menus and the starts of links and toggles (180), for
 * holding clicks on controls elsewhere and looking for the switch of diagnostics (80), for telling that tags of two
 * flavours are on a page (100), for reading the table and the list of files (580), and for islands' work at once, which the
 * table had (900) or which lets Tab find a notice (190).
 * In bytes after Brotli.
 */
export const loaderLimit = 7730;

/**
 * Average size of an island's entry in the script tag's table of definitions, with its share in the list of files; in
 * bytes after Brotli. 2 kB for all of them.
 */
export const definitionLimit = 27;

/** Limits of each flavour's engine with the ring `react`, as it is sent, in bytes after Brotli. */
export const engineLimits = { react: 61_500, lite: 7_800 } as const satisfies Readonly<Record<FlavourName, number>>;

/** Rings; a page loads each only once. */
export const ringBudgets: readonly RingBudget[] = [
  {
    label: 'Rings runtime and react',
    packages: ['@stirrup/runtime', '@stirrup/react'],
    external: ['react', 'react-dom', 'nanostores', '@nanostores/react'],
    // Includes reading forms past their fields, isolation of exceptions, parts of behaviours, parts added later, checks
    // of a theme's names, starting at rest or by interaction, stand-ins of sleeping islands, yielding to other scripts,
    // leading Tab to late content (150), shared, retried loads of late parts (130), plain clicks, cookies, buttons and
    // unique ids in place of copies in other rings (90), clicks on controls elsewhere (80), a module that mounts islands by
    // the flavour's engine (40), and the names of our own dialect, in place of copies in two dozen islands (60).
    limit: 10_450,
  },
  {
    label: 'Ring overlays',
    packages: ['@stirrup/overlays'],
    external: ['@stirrup/runtime', 'nanostores'],
    // The last 590 keep Tab inside dialogs, also while something in them lies open, keep the page reachable beside
    // dialogs that take no focus, respond within the frame (50), leave a `nav` its role (40), keep in reach calendars (30)
    // and what other scripts hide until it is needed (30), read forms past their fields (50), remember what had the focus
    // before (20), let content that arrives make a dialog modal (40), and count players, inert copies and groups of radio
    // buttons as Tab does (120); Tab by its number (25); dialogs of other scripts over ours (50).
    limit: 2795,
  },
  {
    label: 'Rings cms and cart, with zod',
    packages: ['@stirrup/cms', '@stirrup/cart'],
    external: ['@stirrup/runtime', 'nanostores'],
    // Error texts by status, the event bridge's sequels, events recorded for late listeners, lazy pictures, and checks that a
    // page comes from this site and a global from a script (150); the cart after an add without a usable answer, copies by
    // language, and requests of visitors who leave (180); long lists whose items are looked up by what they have in common
    // (80); adds and removals told to blocks (30); the focus in carts and notices that are replaced, and known sessions (180).
    limit: 15_990,
  },
  {
    label: 'Ring lightbox, PhotoSwipe aside',
    packages: ['@stirrup/lightbox'],
    external: ['@stirrup/runtime', '@stirrup/overlays', '@stirrup/cms', 'photoswipe'],
    // Captions with formats, sizes that the page prints wrongly, and failures with a link (700).
    limit: 2250,
  },
];

/** Limits of our stylesheets, in bytes after Brotli; the first one contains the second. */
export const stylesheetLimits: Readonly<Record<string, number>> = {
  'stirrup.css': 10_100,
  'stirrup-critical.css': 1000,
};

/** Default limit of an island's own code, if its `size-budget.ts` sets none. */
export const islandLimit = 3000;

/**
 * Limit of each folder that several islands of the shop share: a page loads only those that its islands need, once. Adding
 * tells what was added of several variations (30).
 */
export const sharedFolderLimit = 1940;

/**
 * All JavaScript of a page with a list of products and the mini cart, after both have been used, with React and the
 * code for lazy pictures. It excludes the loader's table, which also grows with other islands.
 */
export const listingBudget = {
  label: 'A list of products and the mini cart, all in use, the table aside',
  islands: ['add-to-cart', 'mini-cart'],
  /** Fetched only by who asks for it, never by the page. */
  onDemandOnly: ['runtime/src/tools/', 'runtime/src/redirect-tab', 'cms/src/notices'],
  // The two share their files with the header, with what a shop has on every page, and with a product's form: 24,000 that
  // such a page needs in any case, which is why the page of a kind is the better measure.
  limit: 126_000,
} as const;

/** A page of the demo shop that represents its kind, with limits for its scripts. */
export interface KindOfPage {
  readonly label: string;
  readonly path: string;
  /** Path that the visitor has opened before. */
  readonly before?: string;
  /** In bytes after Brotli, in each flavour. */
  readonly limits: Readonly<Record<FlavourName, number>>;
}

/** Kinds of pages that users may compare with theirs. Each has skip links, and a header with a menu and its submenus, a search and stickiness. */
export const kindsOfPages: readonly KindOfPage[] = [
  { label: 'A list of products', path: '/builder/shop/', limits: { react: 131_000, lite: 78_000 } },
  {
    label: 'A product',
    path: '/builder/product/hazel-snaffle-bridle/',
    limits: { react: 131_500, lite: 78_500 },
  },
  {
    label: 'A product with variations',
    path: '/builder/product/paddock-saddle-pad/',
    limits: { react: 141_000, lite: 88_000 },
  },
  {
    label: "A page of the builder's popups and tabs",
    path: '/builder/elements/popups/',
    limits: { react: 128_500, lite: 75_500 },
  },
  { label: 'A page with a form', path: '/builder/contact/', limits: { react: 130_000, lite: 77_000 } },
  {
    label: 'The cart',
    path: '/builder/cart/',
    before: '/builder/product/hazel-snaffle-bridle/?add-to-cart=101',
    limits: { react: 127_000, lite: 74_000 },
  },
  { label: 'The home page', path: '/builder/', limits: { react: 120_000, lite: 67_000 } },
];

/** Requests for scripts of a page of each kind, and of these the most of which each begins when the one before it has ended. */
export const requestLimit = 12;
export const depthLimit = 3;

/** Scripts that a page of each kind may request before its load event, in bytes after Brotli. */
export const beforeLoadLimit = 15_000;
