/** A part of an island that is fetched by few of its pages, and weighed apart from it. */
export interface PartBudget {
  readonly label: string;
  /** Below `packages/`. */
  readonly file: string;
  /** Dynamic imports of the part that count on a page; all of them by default. */
  readonly fetches?: readonly string[];
  /** In bytes after Brotli. */
  readonly limit: number;
}

export const partBudgets: readonly PartBudget[] = [
  { label: 'Forms: step by step', file: 'builder/src/form-steps/follow-steps.tsx', limit: 1700 },
  { label: 'Forms: fields under a condition', file: 'builder/src/form-steps/follow-conditions.tsx', limit: 1670 },
  {
    // The last 100 are components: they show what is wrong with a date, and whether its calendar is open.
    label: 'Forms: date fields, the calendar aside',
    file: 'builder/src/form-dates/attach-dates.ts',
    limit: 1150,
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
  { label: 'Filter by date: its calendar', file: 'builder/src/filter-date/create-picker.tsx', limit: 800 },
  { label: 'Forms: file fields', file: 'builder/src/form-files/attach-files.tsx', limit: 2040 },
  {
    // The last 150 are the component that says why it failed.
    label: 'Forms: a bot check, by the largest of four providers',
    file: 'builder/src/form-captchas/create-captcha.tsx',
    fetches: ['builder/src/form-captchas/turnstile.ts'],
    limit: 1650,
  },
  { label: 'Forms: an upload', file: 'builder/src/form-files/send-with-progress.ts', limit: 500 },
  { label: 'Forms: the bar of an upload', file: 'builder/src/form-files/show-progress.ts', limit: 505 },
  // It keeps Tab inside, tells which picture shows in the page's language, and puts right what fails while it opens.
  { label: 'Gallery: the open lightbox, PhotoSwipe aside', file: 'shop/src/gallery/open-lightbox.ts', limit: 1700 },
];
