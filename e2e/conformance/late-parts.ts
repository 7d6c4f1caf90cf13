import type { Page } from 'playwright-core';

/** A part of an island that loads after the island, with a test of its being late or missing. */
export interface LatePart {
  /** The part's file below `packages/`. */
  readonly part: string;
  /** The island that loads it, and the selector of that island's element on the page. */
  readonly island: string;
  readonly root: string;
  /** Page of the demo shop. */
  readonly path: string;
  /** Width of the window, in px. @default 1280 */
  readonly width?: number;
  /** Loads the part, if it does not load with the island. */
  readonly bring?: (page: Page) => Promise<unknown>;
  /** Uses the island as a visitor does, and fails if nothing happens. */
  readonly use: (page: Page) => Promise<unknown>;
}

/** A part that a visitor's act loads and waits for. */
export interface AwaitedPart {
  readonly part: string;
  readonly path: string;
  /** Selector of an element that has to be there before the act. */
  readonly ready: string;
  readonly act: string;
  /** Checks the result of the act: after the part has loaded, and if it never does. */
  readonly done: (page: Page) => Promise<unknown>;
  readonly never: (page: Page) => Promise<unknown>;
}

const SLIDE_MENUS = '/builder/elements/slide-menus/';
const OPENED_MENU = 'nav[data-x-id="menuac"]';
const INTERACTIONS = '/builder/elements/interactions/';
const NARROW_TABS = '#brxe-tabsab';
const PRODUCT = '/product/hedgerow-fly-mask/';
const LIVE_SEARCH = '/builder/live-search/';
const LIVE_FIELD = '.brxe-filter-search input';

/** A use of an island: a click that shows something. */
const shows = (control: string, shown: string) => async (page: Page) => {
  await page.click(control);
  await page.locator(shown).first().waitFor();
};

const press = async (page: Page) => {
  await page.click('text=Give a carrot');
  await page.click('text=Clear');
};

/** Parts that are tested both late and missing. */
export const lateParts: readonly LatePart[] = [
  {
    part: 'builder/src/navigation/slide-menu/open-by-trigger.ts',
    ...{ island: 'slide-menu', root: OPENED_MENU, path: SLIDE_MENUS },
    use: async (page) => {
      const menu = page.locator(OPENED_MENU);
      // If the part is missing, the menu is open, because nothing could open it.
      if (!(await menu.isVisible())) await page.click('.open-menuac');
      await menu.waitFor();
    },
  },
  {
    part: 'builder/src/disclosures/tabs/accordion-layout.ts',
    ...{ island: 'tabs', root: NARROW_TABS, path: '/builder/elements/tabs/', width: 390 },
    bring: (page) => page.locator(NARROW_TABS).scrollIntoViewIfNeeded(),
    use: async (page) => {
      const titles = page.locator(`${NARROW_TABS} :is(.tab-title, [data-brx-tab-mode])`).filter({ visible: true });
      await titles.nth(1).click();
      await page.locator(`${NARROW_TABS} .tab-pane`).nth(1).waitFor();
    },
  },
  {
    part: 'builder/src/disclosures/tabs/product-page.ts',
    ...{ island: 'tabs', root: '.woocommerce-tabs', path: PRODUCT },
    bring: (page) => page.locator('.woocommerce-tabs').scrollIntoViewIfNeeded(),
    use: shows('.reviews_tab a', '#tab-reviews'),
  },
  {
    part: 'builder/src/loops/filter-search/live-results.ts',
    ...{ island: 'filter-search', root: LIVE_FIELD, path: LIVE_SEARCH },
    use: async (page) => {
      await page.locator(LIVE_FIELD).fill('rug');
      await page.locator('[data-brx-ls-wrapper] a:has-text("rug")').first().waitFor();
    },
  },
  {
    part: 'shop/src/product/gallery/builder-slider.ts',
    ...{ island: 'gallery', root: '.woocommerce-product-gallery', path: '/builder/elements/galleries/' },
    use: (page) => page.locator('.woocommerce-product-gallery__image').first().waitFor(),
  },
  ...['shop/src/product/swatches/stand-in.ts', 'shop/src/product/swatches/pro-options.ts'].map((part) => ({
    part,
    ...{ island: 'swatches', root: '.variable-items-wrapper', path: '/elements/swatches/' },
    use: shows('.variable-item >> nth=0', '.variable-item.selected'),
  })),
  ...['other-actions', 'view-code'].map((name) => ({
    part: `builder/src/page/interactions/${name}.ts`,
    ...{ island: 'interactions', root: '[data-interactions] >> nth=0', path: INTERACTIONS, use: press },
  })),
  {
    part: 'builder/src/forms/form-files/file-code.ts',
    ...{ island: 'form', root: 'form[data-island="form"]', path: '/elements/forms/' },
    use: async (page) => {
      const field = page.locator('form input[type="file"]').first();
      await field.setInputFiles({ name: 'saddle.png', mimeType: 'image/png', buffer: Buffer.from('saddle') });
      await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[type="file"]')?.files?.length === 1);
    },
  },
  ...['follow-steps', 'follow-conditions'].map((name) => ({
    part: `builder/src/forms/form-steps/${name}.tsx`,
    // Without steps and conditions it is one long form.
    ...{ island: 'form', root: 'form', path: '/builder/wizard/' },
    use: (page: Page) => page.fill('[name="form-field-wzname"]', 'Ada'),
  })),
  ...['attach-dates.ts', 'create-date-field.tsx'].map((name) => ({
    part: `builder/src/forms/form-dates/${name}`,
    ...{ island: 'form', root: 'form.brxe-form', path: '/builder/elements/forms/' },
    bring: (page: Page) => page.locator('input.flatpickr').first().scrollIntoViewIfNeeded(),
    use: (page: Page) => page.locator('input.flatpickr').first().fill('24/12/2026'),
  })),
];

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
    part: 'builder/src/loops/query/answer-page.ts',
    ...{ path: QUERY_LOOPS, ready: TRAILS, act: LOAD_MORE, done: hasMore, never: saysSo },
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
    part: 'shop/src/product/gallery/open-lightbox.ts',
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
  'builder/src/disclosures/accordion/name-title.ts',
  'builder/src/loops/ajax-loader/show-query-loader.ts',
  'builder/src/loops/filter-date/create-picker.tsx',
  'builder/src/forms/form-captchas/create-captcha.tsx',
  // Fields that go without are plain: see form-media.e2e.ts and form-rich-text.e2e.ts.
  'builder/src/forms/form-media/attach-media.ts',
  'builder/src/forms/form-rich-text/attach-rich-text.ts',
  'builder/src/forms/form-words/keep-words.ts',
  'builder/src/page/interactions/load-action.ts',
  'builder/src/loops/query-history/follow-history.ts',
  'builder/src/loops/query-loop/builder-functions.ts',
  'cms/src/notices.ts',
  'shop/src/cart/cart-page/state-field.ts',
  'shop/src/checkout/checkout-coupon/review-order.ts',
  'shop/src/product/gallery/variation-code.ts',
  'shop/src/product/swatches-plugin/fetch-variations.ts',
  'shop/src/product/variations/request-code.ts',
];
