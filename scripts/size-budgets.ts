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
 * What finds, holds and starts islands, whatever their number. In it are what shows lazy pictures (320: none may wait for code,
 * or be lost with it), what reads forms past fields that are called like their members (240), what waits without end for
 * islands without which nothing would happen (100), what holds clicks that submit (30), what keeps a throw on one
 * element, in one selector or in one start strategy from the others (90), and what starts islands one by one when the page is
 * at rest, fetches their code ahead and runs it in pieces, holds keys and says what is busy (1060). In bytes after Brotli.
 */
export const loaderLimit = 5430;

/** What each island adds to the script tag's table of definitions, on average; in bytes after Brotli. */
export const definitionLimit = 75;

/** Rings; a page pays for each once. */
export const ringBudgets: readonly RingBudget[] = [
  {
    label: 'Rings runtime and react',
    packages: ['@stirrup/runtime', '@stirrup/react'],
    external: ['react', 'react-dom', 'nanostores', '@nanostores/react'],
    // Forms are read past their fields, what throws stays alone, behaviours have parts, parts may grow, a theme's names are
    // checked, and islands start when the page is at rest or somebody comes near.
    limit: 9170,
  },
  {
    label: 'Ring overlays',
    packages: ['@stirrup/overlays'],
    external: ['@stirrup/runtime', 'nanostores'],
    // The last 170 keep Tab in dialogs, and keep dialogs that are to take no focus from taking the page away.
    limit: 2200,
  },
  {
    label: 'Rings cms and cart, with zod',
    packages: ['@stirrup/cms', '@stirrup/cart'],
    external: ['@stirrup/runtime', 'nanostores'],
    // Words by status, the event bridge's sequels, what was told to late comers, and lazy pictures.
    limit: 14_620,
  },
];

/** What an island may add of its own; one that needs more is named here, in sight of whoever reviews it. */
const islandLimit = 3000;
const largeIslands: Readonly<Record<string, number>> = {
  // Sending, answers in all shapes, messages, and the parts that few forms have; the names of all of them in either dialect.
  form: 5170,
  // Limits, screens, fetched content with its failures, loops, quick view, and the functions that site code calls.
  popup: 4000,
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
  // was entered outlives every answer; the last 20 find what a cart is in in a theme's markup.
  'cart-page': 5350,
  // Three makers' markup, radio groups, hints and the plugin's eleven options; the last 130 are a theme's names for more of them.
  swatches: 3930,
  // Twenty-seven triggers times sixteen actions, storage, conditions, animations, and what was told before it was there.
  interactions: 4100,
  // Slider, thumbnails, zoom, the variation's picture, lazy ones, and the offer of a lightbox. The last 390 make it a component
  // that knows a theme's markup.
  gallery: 4730,
  // Choosing, asking, and adding from the list; its picture may be lazy.
  'loop-swatches': 3010,
  // The whole course of a product's form: every event, options, template, quantity, and old scripts beside it. The last 430
  // take choosing, asking and showing apart.
  variations: 6175,
  // Three makers' markup, a scale, pointers, keys, and every way to write a price.
  'price-slider': 5000,
};

/** A part of an island that is fetched by few of its pages, and weighed apart from it. */
export interface PartBudget {
  readonly label: string;
  /** Below `packages/`. */
  readonly file: string;
  /** What a page has of what it fetches in turn, where that is not all of it. */
  readonly fetches?: readonly string[];
  /** In bytes after Brotli. */
  readonly limit: number;
}

export const partBudgets: readonly PartBudget[] = [
  { label: 'Forms: step by step', file: 'builder/src/form-steps/follow-steps.tsx', limit: 1700 },
  { label: 'Forms: fields under a condition', file: 'builder/src/form-steps/follow-conditions.tsx', limit: 1670 },
  {
    label: 'Forms: date fields, the calendar aside',
    file: 'builder/src/form-dates/attach-dates.ts',
    limit: 1050,
  },
  {
    label: "Forms: formatted text in the page's TinyMCE",
    file: 'builder/src/form-rich-text/attach-rich-text.ts',
    limit: 1400,
  },
  { label: 'Forms: pictures of the media library', file: 'builder/src/form-media/attach-media.ts', limit: 1150 },
  { label: 'Forms: words kept over a reload', file: 'builder/src/form-words/keep-words.ts', limit: 1195 },
  { label: 'Variations: asking the shop, and problems', file: 'shop/src/variations/on-demand.ts', limit: 1000 },
  { label: "Swatches: in place of the plugin's script", file: 'shop/src/swatches/stand-in.ts', limit: 1320 },
  { label: "Swatches: the commercial part's options", file: 'shop/src/swatches/pro-options.ts', limit: 2270 },
  { label: 'Loop swatches: asking for variations', file: 'shop/src/loop-swatches/ask-variations.ts', limit: 500 },
  { label: 'Loop swatches: chosen by the pointer', file: 'shop/src/loop-swatches/follow-pointer.ts', limit: 500 },
  { label: 'Interactions: animations', file: 'builder/src/interactions/animate.ts', limit: 1500 },
  { label: 'Interactions: events of the shop', file: 'builder/src/interactions/shop-events.ts', limit: 600 },
  { label: 'Interactions: what is in view', file: 'builder/src/interactions/in-view.ts', limit: 600 },
  { label: 'Interactions: buttons for the keyboard', file: 'builder/src/interactions/make-pressable.ts', limit: 600 },
  { label: 'Interactions: loading more', file: 'builder/src/interactions/load-action.ts', limit: 600 },
  { label: 'Interactions: forms, functions, panels', file: 'builder/src/interactions/other-actions.ts', limit: 1500 },
  { label: "Gallery: the builder's thumbnails", file: 'shop/src/gallery/builder-slider.ts', limit: 1300 },
  { label: "Gallery: a variation's own gallery", file: 'shop/src/gallery/exchange-gallery.ts', limit: 600 },
  { label: 'Gallery: functions for jQuery plugins', file: 'shop/src/gallery/form-functions.ts', limit: 1100 },
  { label: 'Cart page: the states of a country', file: 'shop/src/cart-page/state-field.ts', limit: 900 },
  { label: 'Query loops: back and forward', file: 'builder/src/query-history/follow-history.ts', limit: 2600 },
  // The last 60 look for links by the names of any dialect.
  { label: 'Pagination: turning a page', file: 'builder/src/pagination/when-used.ts', limit: 2360 },
  { label: 'Pagination: view transitions', file: 'builder/src/pagination/in-transition.ts', limit: 500 },
  { label: 'Filters: what a change does', file: 'builder/src/filters/make-change.ts', limit: 2000 },
  { label: 'Query loops: asking and showing', file: 'builder/src/query/answer-page.ts', limit: 2600 },
  { label: 'Slide menu: opened by a trigger', file: 'builder/src/slide-menu/open-by-trigger.ts', limit: 1300 },
  { label: 'Off-canvas: a page that is pushed aside', file: 'builder/src/off-canvas/push-page.ts', limit: 500 },
  { label: 'Off-canvas: interactions', file: 'builder/src/off-canvas/tell-interactions.ts', limit: 350 },
  { label: 'Accordion: titles without words', file: 'builder/src/accordion/name-title.ts', limit: 300 },
  { label: 'Tabs: laid out as an accordion', file: 'builder/src/tabs/accordion-layout.ts', limit: 800 },
  { label: 'Tabs: what a product’s page asks of them', file: 'builder/src/tabs/product-page.ts', limit: 500 },
  { label: 'Slide menu: arrow keys', file: 'builder/src/slide-menu/move-by-keys.ts', limit: 500 },
  { label: 'Filter search: results of a live search', file: 'builder/src/filter-search/live-results.ts', limit: 700 },
  { label: 'Calendars: flatpickr’s, set up', file: 'builder/src/date-picker/build-calendar.ts', limit: 1500 },
  { label: 'Calendars: as a dialog, by keys', file: 'builder/src/date-picker/make-accessible.ts', limit: 1310 },
  { label: 'Filter by date: its calendar', file: 'builder/src/filter-date/create-picker.ts', limit: 800 },
  { label: 'Forms: file fields', file: 'builder/src/form-files/attach-files.ts', limit: 1810 },
  {
    label: 'Forms: a bot check, by the largest of four providers',
    file: 'builder/src/form-captchas/create-captcha.ts',
    fetches: ['builder/src/form-captchas/turnstile.ts'],
    limit: 1500,
  },
  { label: 'Forms: an upload', file: 'builder/src/form-files/send-with-progress.ts', limit: 500 },
  { label: 'Forms: the bar of an upload', file: 'builder/src/form-files/show-progress.ts', limit: 505 },
  // It keeps Tab inside, tells which picture shows in the page's language, and puts right what fails while it opens.
  { label: 'Gallery: the open lightbox, PhotoSwipe aside', file: 'shop/src/gallery/open-lightbox.ts', limit: 1700 },
];

/** Which variation a choice is, and which options are possible: alone, as a page without any form may use it. */
export const matchingBudget = { label: 'Matching of variations', folder: 'variation-matching', limit: 1500 } as const;

/** What several islands that stand together add to a page, all of them started. */
export interface PageBudget {
  readonly label: string;
  readonly islands: readonly string[];
  /** Folders below `packages/` whose code counts. */
  readonly folders: readonly string[];
  /** In bytes after Brotli. */
  readonly limit: number;
}

/** What a variable product's page with its variations in it adds for its form; the last 410 are a theme's names for it. */
export const productPageBudget: PageBudget = {
  label: 'A product with variations: its form’s four islands together, matching aside',
  islands: ['variations', 'swatches', 'product-form', 'quantity'],
  folders: ['shop/src/variations', 'shop/src/swatches', 'shop/src/product-form', 'shop/src/quantity'],
  limit: 12_910,
};

/** What a page adds for its forms, before anybody is at one; files, bot checks, steps and dates have rows of their own. */
export const formBudget: PageBudget = {
  label: 'A form with the checks of its fields',
  islands: ['form'],
  folders: ['builder/src/form', 'builder/src/form-fields'],
  limit: 7375,
};

/** What a listing adds that loads more and turns its pages in place. */
export const queryLoopBudget: PageBudget = {
  label: 'Query loop and pagination together',
  islands: ['query-loop', 'load-more', 'pagination'],
  folders: [
    ...['builder/src/query-loop', 'builder/src/load-more', 'builder/src/pagination'],
    ...['builder/src/query', 'builder/src/ajax-loader', 'builder/src/query-history'],
  ],
  // With: the focus on a result's name, texts of landmarks, loaders that stand still, and what leaves loops to the old script;
  // 770 are three components, their contracts by dialect, and the hooks by which they read loops.
  limit: 7260,
};

/**
 * What a page with every kind of filter adds for them, as one file: loops, what changes do, and the date picker itself have
 * rows of their own.
 */
export const filtersBudget = {
  label: 'Filters of every kind together',
  islands: ['active-filters', 'filter-button', 'filter-choices', 'filter-range', 'filter-search', 'filter-select'],
  /** Folders of `packages/builder/src` that loops have brought to the page. */
  aside: ['query', 'query-history'],
  // 1350 are six components with their contracts by dialect: below 0.3 kB each.
  limit: 8350,
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

/** What a page with panels beside it adds, as one file: what both islands and interactions share is in it. */
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

/** What several islands of the shop use, each folder: a page pays once for those that its islands need. */
export const sharedFolderLimit = 1810;

/**
 * All JavaScript of a page that sells from a list and shows the cart, after both have been used; React, and what shows a
 * lazy picture, included; the loader's table aside, which grows with islands that such a page has not.
 */
export const listingBudget = {
  label: 'A list of products and the mini cart, all in use, the table aside',
  islands: ['add-to-cart', 'mini-cart'],
  /** Fetched only by who asks for it, never by the page. */
  onDemandOnly: ['runtime/src/tools/', 'stirrup/src/lookalikes', 'cms/src/notices'],
  // Notices, the cart's events beside old scripts, lazy pictures and forms' members have come to it; overlays (2570), and what
  // the loader and the model of islands have become.
  limit: 91_370,
} as const;
