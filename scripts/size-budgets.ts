import type { IslandFolder } from './find-islands.ts';

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
export const loaderLimit = 5500;

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
    // elements are left to other scripts, and Tab is led to what comes up late (150).
    limit: 9440,
  },
  {
    label: 'Ring overlays',
    packages: ['@stirrup/overlays'],
    external: ['@stirrup/runtime', 'nanostores'],
    // The last 190 keep Tab in dialogs, keep dialogs that take no focus from taking the page away, and answer sooner.
    limit: 2220,
  },
  {
    label: 'Rings cms and cart, with zod',
    packages: ['@stirrup/cms', '@stirrup/cart'],
    external: ['@stirrup/runtime', 'nanostores'],
    // Words by status, the event bridge's sequels, what was told to late comers, and lazy pictures.
    limit: 14_640,
  },
];

/** Limit of an island's own code; one that needs more is named here, for its reviewer to see. */
const islandLimit = 3000;
const largeIslands: Readonly<Record<string, number>> = {
  // Sending, answers in all shapes, messages, and the parts that few forms have; the names of all of them in either dialect.
  form: 5170,
  // Limits, screens, fetched content with its failures, loops, quick view, and the functions that site code calls. The last
  // 400 stand in for it while it sleeps.
  popup: 4400,
  // The cart's content, removal, three kinds of panel, and what stands in for it while it sleeps.
  'mini-cart': 3180,
  // Smaller than usual: what opens it, and its keys, are fetched by who uses them. The last 430 make it a component that knows
  // a theme's markup.
  'slide-menu': 2440,
  // Smaller than usual; in both are the names of a panel's states in each dialect.
  'off-canvas': 1880,
  toggle: 1240,
  // Smaller than usual; its stars are React's own markup.
  'rating-stars': 1825,
  alert: 1140,
  // Smaller than usual: what few tabs have is fetched by them; the last 20 do without what did not come.
  tabs: 1520,
  // Sourcebuster's cookies, decisions and engines, forms, the checkout of blocks and consent: all of it on every page.
  'order-attribution': 4000,
  // Quantities, removal and undo, coupons, the builder's own coupon form, shipping, notices, the focus after each act; what
  // was entered outlives every answer.
  'cart-page': 5370,
  // Three makers' markup, radio groups, hints and the plugin's eleven options. The last 130 are groups, stock
  // and limits by dialect.
  swatches: 3930,
  // Twenty-seven triggers times sixteen actions, storage, conditions, animations, and what was told before it was there.
  interactions: 4100,
  // Slider, thumbnails, zoom, the variation's picture, lazy ones, and the offer of a lightbox. The last 390 make it a component
  // that knows a theme's markup, and show one picture of it until it is up; 380 more hold the place of its thumbnails, most of
  // it in the loader's table.
  gallery: 5250,
  // Choosing, asking, and adding from the list; its picture may be lazy. The last 20 name the script that hears the same key.
  'loop-swatches': 3030,
  // The whole course of a product's form: every event, options, template, quantity, and legacy scripts beside it. The last 430
  // take choosing, asking and showing apart.
  variations: 6175,
  // Three makers' markup, a scale, pointers, keys, and every way to write a price.
  'price-slider': 5000,
};

/** Which variation a choice is, and which options are possible: alone, as a page without any form may use it. */
export const matchingBudget = { label: 'Matching of variations', folder: 'variation-matching', limit: 1500 } as const;

/** Limit of the code that several islands add to a page together, all of them started. */
export interface PageBudget {
  readonly label: string;
  readonly islands: readonly string[];
  /** Folders below `packages/` whose code counts. */
  readonly folders: readonly string[];
  /** In bytes after Brotli. */
  readonly limit: number;
}

/** Limit for the form of a variable product's page with its variations in it. */
export const productPageBudget: PageBudget = {
  label: 'A product with variations: its form’s four islands together, matching aside',
  islands: ['variations', 'swatches', 'product-form', 'quantity'],
  folders: ['shop/src/variations', 'shop/src/swatches', 'shop/src/product-form', 'shop/src/quantity'],
  // The last 420 are the names of swatches by dialect.
  limit: 12_930,
};

/** Limit for a page's forms, before one is used; files, bot checks, steps and dates have rows of their own. */
export const formBudget: PageBudget = {
  label: 'A form with the checks of its fields',
  islands: ['form'],
  folders: ['builder/src/form', 'builder/src/form-fields'],
  limit: 7375,
};

/** Limit for a listing that loads more and turns its pages in place. */
export const queryLoopBudget: PageBudget = {
  label: 'Query loop and pagination together',
  islands: ['query-loop', 'load-more', 'pagination'],
  folders: [
    ...['builder/src/query-loop', 'builder/src/load-more', 'builder/src/pagination'],
    ...['builder/src/query', 'builder/src/ajax-loader', 'builder/src/query-history'],
  ],
  // With: the focus on a result's name, texts of landmarks, loaders that stand still, and what leaves loops to the legacy script;
  // 770 are three components, their contracts by dialect, and the hooks by which they read loops.
  // The last 210 bring all of a loop's islands up before anything is asked for.
  limit: 7470,
};

/**
 * Limit for a page with every kind of filter, as one file: loops, filter changes, and the date picker itself have rows of
 * their own.
 */
export const filtersBudget = {
  label: 'Filters of every kind together',
  islands: ['active-filters', 'filter-button', 'filter-choices', 'filter-range', 'filter-search', 'filter-select'],
  /** Folders of `packages/builder/src` that loops have brought to the page. */
  aside: ['query', 'query-history'],
  // 1350 are six components with their contracts by dialect: below 0.3 kB each.
  limit: 8410,
} as const;

/**
 * An accordion, weighed as it is sent. Bundled into one file, as other islands are weighed, it would be a quarter larger: by
 * its definition, which the loader's table weighs, and by what esbuild puts around code that is fetched.
 */
export const accordionBudget: PageBudget = {
  label: 'Island accordion, as it is sent',
  islands: ['accordion'],
  folders: ['builder/src/accordion'],
  // The last 200 make it a component that knows a theme's markup.
  limit: 1720,
};

/** The pictures' island, weighed as it is sent, for the same reasons. */
export const lazyLoadBudget: PageBudget = {
  label: 'Island lazy-load, as it is sent',
  islands: ['lazy-load'],
  folders: ['builder/src/lazy-load'],
  limit: 1000,
};

/** Limit for a page with off-canvas panels, as one file: it includes the code that both islands and interactions share. */
export const offCanvasBudget = {
  label: 'Off-canvas and toggle together',
  islands: ['off-canvas', 'toggle'],
  // The last 480 are two components where there were behaviours, and dialects' own names.
  limit: 2500,
} as const;

/** The budget of an island, in bytes after Brotli. */
export function limitOfIsland(island: IslandFolder): number {
  return largeIslands[island.name] ?? islandLimit;
}

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
  onDemandOnly: ['runtime/src/tools/', 'runtime/src/lead-tab', 'stirrup/src/lookalikes', 'cms/src/notices'],
  // Notices, the cart's events beside legacy scripts, lazy pictures and forms' members have come to it; overlays (2570), and what
  // the loader and the model of islands have become; 970 let the mini cart sleep.
  limit: 92_800,
} as const;
