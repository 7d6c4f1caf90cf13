import type { Page } from 'playwright-core';

/** A part of an island that comes later than the island, and how its being late or missing is tried. */
export interface LatePart {
  /** The file below `packages/` that is fetched. */
  readonly part: string;
  /** The island that fetches it, and the element on the page on which it does. */
  readonly island: string;
  readonly root: string;
  /** Page of the demo shop. */
  readonly path: string;
  /** Of the window, in px. @default 1280 */
  readonly width?: number;
  /** What brings the part, where it does not come with the island. */
  readonly bring?: (page: Page) => Promise<unknown>;
  /** What a visitor does there, with what comes of it: fails where nothing does. */
  readonly use: (page: Page) => Promise<unknown>;
}

/** A part that an act of the visitor's fetches, and waits for. */
export interface AwaitedPart {
  readonly part: string;
  readonly path: string;
  /** What is to be there before the act. */
  readonly ready: string;
  readonly act: string;
  /** What comes of the act: when the part has come, and where it never does. */
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

/** What is used by a click that shows something. */
const shows = (control: string, shown: string) => async (page: Page) => {
  await page.click(control);
  await page.locator(shown).first().waitFor();
};

const press = async (page: Page) => {
  await page.click('text=Give a carrot');
  await page.click('text=Clear');
};

/** Parts that are tried with every run, late and never. */
export const lateParts: readonly LatePart[] = [
  {
    part: 'builder/src/navigation/slide-menu/open-by-trigger.ts',
    ...{ island: 'slide-menu', root: OPENED_MENU, path: SLIDE_MENUS },
    use: async (page) => {
      const menu = page.locator(OPENED_MENU);
      // One that nothing can open is open.
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

/** Acts that wait for their part: they happen when it has come, and say so or are the browser's where it does not. */
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
 * The rest comes by an act of the visitor's that waits for it, says that it did not come, or is the browser's then: how each
 * does so is in the tests beside it.
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
