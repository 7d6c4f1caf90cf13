import type { Page } from 'playwright-core';

/** A part that a visitor's act loads and waits for. */
export interface AwaitedPart {
  readonly part: string;
  readonly path: string;
  /** Selector of an element that has to be there before the act. */
  /** Brings the island up that starts in view only. */
  readonly bring?: (page: Page) => Promise<void>;
  readonly ready: string;
  readonly act: string;
  /** Checks the result of the act: after the part has loaded, and if it never does. */
  readonly done: (page: Page) => Promise<unknown>;
  readonly never: (page: Page) => Promise<unknown>;
}

const PRODUCT = '/product/hedgerow-fly-mask/';
const QUERY_LOOPS = '/builder/elements/query-loops/';
const TRAILS = '.brx-query-trail[data-island-state="ready"]';
const LOAD_MORE = `[data-interactions*='"loopli"']`;
const saysSo = (page: Page) => page.locator('.stirrup-message button').first().waitFor();
const hasMore = (page: Page) => page.locator('.brxe-loopli').nth(4).waitFor();
const isOn = (address: RegExp) => (page: Page) => page.waitForURL(address);

/**
 * Acts that wait for their part. They happen when it has loaded; without it they show an error or are left to the
 * browser.
 */
export const awaitedParts: readonly AwaitedPart[] = [
  {
    part: 'builder/src/loops/query/page-code.ts',
    ...{ path: QUERY_LOOPS, ready: TRAILS, act: LOAD_MORE, done: hasMore, never: saysSo },
  },
  {
    part: 'builder/src/media/map/fill-box.ts',
    ...{ path: '/builder/elements/map/', ready: '#brxe-templates .brx-google-marker' },
    bring: (page) => page.locator('#brxe-templates').scrollIntoViewIfNeeded(),
    ...{ act: '#brxe-templates .brx-google-marker', never: saysSo },
    done: (page) => page.locator('#brxe-templates .infoBox h3').waitFor(),
  },
  {
    part: 'builder/src/loops/pagination/turn-code.ts',
    ...{ path: '/builder/elements/pagination/', ready: '#brxe-pagend[data-island-state="ready"]' },
    ...{ act: '#brxe-pagend a >> text=/^2$/', done: isOn(/\/page\/2\//), never: isOn(/\/page\/2\//) },
  },
  {
    part: 'builder/src/loops/filters/results-code.ts',
    ...{ path: '/builder/catalogue/', ready: '#brxe-cacolo[data-island-state="ready"]' },
    ...{ act: '#brxe-cacolo input[value="bay"]', done: isOn(/colour/), never: saysSo },
  },
  {
    part: 'shop/src/product/gallery/open-pictures.ts',
    ...{ path: PRODUCT, ready: '.woocommerce-product-gallery[data-island-state="ready"]' },
    ...{ act: '.woocommerce-product-gallery__image a >> nth=0', never: isOn(/\.(svg|jpe?g|png|webp)/) },
    done: (page) => page.locator('.pswp--open').waitFor(),
  },
];

/**
 * The other parts are loaded by a visitor's act. Without them an error shows, or the act is left to the browser: the
 * tests beside each cover that.
 */
export const comeByActs: readonly string[] = [
  'builder/src/loops/ajax-loader/show-query-loader.ts',
  'builder/src/loops/filter-date/create-picker.tsx',
  // A press on a link, and a submit, fetch them: see any-cms.e2e.ts.
  'builder/src/loops/query/fetch-site-page.ts',
  'builder/src/forms/form-action/send-to-action.ts',
  'builder/src/forms/form-captchas/create-captcha.tsx',
  // Fields that go without are plain: see form-media.e2e.ts and form-rich-text.e2e.ts.
  'builder/src/forms/form-media/attach-media.ts',
  'builder/src/forms/form-rich-text/attach-rich-text.ts',
  'builder/src/forms/form-entries/keep-entries.ts',
  // Code that a press on a picture fetches, late and missing: see lightbox.e2e.ts.
  'builder/src/media/lightbox/film-code.ts',
  'builder/src/media/lightbox/open-items.ts',
  'builder/src/media/lightbox/show-thumbnails.ts',
  // Behind a section that does without it: see background-video.e2e.ts.
  'builder/src/media/background-video/create-background.ts',
  // A press on a film fetches it; missing: see video.e2e.ts.
  'builder/src/media/video/play-film.ts',
  // The button of a film without controls.
  'builder/src/media/video/offer-pause.ts',
  // Code that a press on a marker fetches, and that of pages without Google, late and missing: see map.e2e.ts.
  'builder/src/media/map/info-box.ts',
  'builder/src/media/map/fetch-google.ts',
  'builder/src/page/interactions/load-action.ts',
  // A visitor's consent or approach fetches it; missing: see social-page.e2e.ts.
  'builder/src/page/social-page/show-social-page.ts',
  'builder/src/loops/query-history/follow-history.ts',
  'builder/src/loops/query-loop/builder-functions.ts',
  'cms/src/notices.ts',
  'shop/src/cart/cart-page/country-code.ts',
  'shop/src/checkout/checkout-coupon/review-order.ts',
  // Options of a theme fetch it, late and missing: see theme.e2e.ts.
  'shop/src/product/gallery/theme-code.ts',
  'shop/src/product/gallery/variation-code.ts',
  'shop/src/product/swatches-plugin/fetch-variations.ts',
  'shop/src/product/variations/request-code.ts',
];
