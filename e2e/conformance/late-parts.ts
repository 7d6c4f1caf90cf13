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

const SLIDE_MENUS = '/builder/elements/slide-menus/';
const OPENED_MENU = 'nav[data-x-id="menuac"]';
const INTERACTIONS = '/builder/elements/interactions/';
const BY_CLICK = '.brxe-dropdown[data-script-id="byclick"]';
const GOOGLE_MAPS = { island: 'map', path: '/builder/elements/map/' } as const;
const READING = 'progress.brxe-post-reading-progress-bar';
const NARROW_TABS = '#brxe-tabsab';
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

/** Checks that a visitor can read the places of a map, or reach them on it. */
const showsPlaces = (root: string) => (page: Page) =>
  page.locator(`${root} :is(li, .leaflet-marker-icon, .brx-google-marker, .brx-map-cluster):visible`).first().waitFor();

/** Parts that are tested both late and missing. */
export const lateParts: readonly LatePart[] = [
  {
    part: 'builder/src/media/map-leaflet/draw-map.ts',
    ...{ island: 'map-leaflet', root: '#brxe-leafle', path: '/builder/elements/map-leaflet/' },
    use: showsPlaces('#brxe-leafle'),
  },
  { part: 'builder/src/media/map/open-map.ts', ...GOOGLE_MAPS, root: '#brxe-google', use: showsPlaces('#brxe-google') },
  {
    part: 'builder/src/media/map/places-code.ts',
    ...{ island: 'map', path: '/elements/map/', root: '[data-island="map"]' },
    use: showsPlaces('[data-island="map"]'),
  },
  {
    part: 'builder/src/media/map/group-markers.ts',
    ...{ ...GOOGLE_MAPS, root: '#brxe-groups' },
    use: showsPlaces('#brxe-groups'),
  },
  {
    part: 'builder/src/media/map/follow-connectors.ts',
    ...{ ...GOOGLE_MAPS, root: '#brxe-synced' },
    // The places are those of the items, which the page shows anyway.
    use: (page) => page.locator('article h3').first().waitFor(),
  },
  {
    part: 'builder/src/media/map/style-presets.ts',
    ...{ island: 'map', path: '/elements/map/', root: '[data-island="map"]' },
    use: showsPlaces('[data-island="map"]'),
  },
  {
    part: 'builder/src/navigation/slide-menu/opening-code.ts',
    ...{ island: 'slide-menu', root: OPENED_MENU, path: SLIDE_MENUS },
    use: async (page) => {
      const menu = page.locator(OPENED_MENU);
      // If the part is missing, the menu is open, because nothing could open it.
      if (!(await menu.isVisible())) await page.click('.open-menuac');
      await menu.waitFor();
    },
  },
  {
    part: 'builder/src/shared/controls/name-control.ts',
    ...{ island: 'back-to-top', root: '[data-island="back-to-top"][data-up]', path: '/elements/back-to-top/' },
    use: async (page) => {
      for (const top of [900, 800]) {
        // Two scrolls within one frame would be a single one, downwards.
        await page.evaluate(async (position) => {
          scrollTo(0, position);
          for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
        }, top);
      }
      await page.click('[data-island="back-to-top"][data-up]');
      await page.waitForFunction(() => scrollY === 0);
    },
  },
  {
    part: 'builder/src/shared/controls/name-control.ts',
    ...{ island: 'search-overlay', root: '#brxe-schhea', path: '/builder/elements/search-overlay/' },
    // A theme's toggle that shows a picture only.
    bring: async (page) => {
      await page.$eval('#brxe-schhea > .toggle', (toggle) => toggle.removeAttribute('aria-label'));
      await page.focus('#brxe-schhea > .toggle');
    },
    use: shows('#brxe-schhea > .toggle', '#brxe-schhea > .bricks-search-overlay'),
  },
  ...['placing-code', 'keep-menu-placed'].map((name) => ({
    part: `builder/src/navigation/dropdown/${name}.ts`,
    ...{ island: 'dropdown', root: BY_CLICK, path: '/builder/elements/dropdown/' },
    bring: (page: Page) => page.hover(BY_CLICK),
    use: shows(`${BY_CLICK} button`, `${BY_CLICK} a[href$="=trail"]`),
  })),
  {
    part: 'builder/src/disclosures/tabs/follow-width.ts',
    ...{ island: 'tabs', root: NARROW_TABS, path: '/builder/elements/tabs/', width: 390 },
    bring: (page) => page.locator(NARROW_TABS).scrollIntoViewIfNeeded(),
    use: async (page) => {
      const titles = page.locator(`${NARROW_TABS} :is(.tab-title, [data-brx-tab-mode])`).filter({ visible: true });
      await titles.nth(1).click();
      await page.locator(`${NARROW_TABS} .tab-pane`).nth(1).waitFor();
    },
  },
  {
    part: 'builder/src/media/carousel/swiper-modules.ts',
    ...{ island: 'carousel', root: '#fading', path: '/elements/carousel/' },
    bring: (page) => page.locator('#fading').scrollIntoViewIfNeeded(),
    // Without Swiper the row scrolls.
    use: async (page) => {
      if (await page.locator('#fading .swiper-initialized').count()) await page.click('#fading [data-part="next"]');
      else await page.locator('#fading h3 >> nth=1').scrollIntoViewIfNeeded();
      await page.locator('#fading h3:has-text("Summer")').waitFor();
    },
  },
  {
    part: 'builder/src/readouts/names/name-readout.ts',
    ...{ island: 'reading-progress', root: READING, path: '/builder/elements/reading-progress/' },
    use: async (page) => {
      await page.evaluate(() => scrollBy(0, 300));
      await page.waitForFunction(
        (bar) => Number(document.querySelector(`${bar}[value]`)?.getAttribute('value')) > 0,
        READING,
      );
    },
  },
  {
    part: 'builder/src/readouts/typed-text/create-typist.ts',
    ...{ island: 'typed-text', root: '[data-island="typed-text"]', path: '/elements/typed-text/' },
    // Under reduced motion nothing is typed.
    bring: (page) => page.emulateMedia({ reducedMotion: 'no-preference' }),
    use: (page) => page.locator('[data-part="typed"]:visible', { hasText: /\w/ }).first().waitFor(),
  },
  {
    part: 'builder/src/loops/filter-search/open-live-results.ts',
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
  {
    part: 'shop/src/product/swatches/follow-pro-options.ts',
    ...{ island: 'swatches', root: '.variable-items-wrapper', path: '/elements/swatches/' },
    use: shows('.variable-item >> nth=0', '.variable-item.selected'),
  },
  ...['other-actions', 'view-code'].map((name) => ({
    part: `builder/src/page/interactions/${name}.ts`,
    ...{ island: 'interactions', root: '[data-interactions] >> nth=0', path: INTERACTIONS, use: press },
  })),
  ...['follow-steps', 'follow-conditions'].map((name) => ({
    part: `builder/src/forms/form-steps/${name}.tsx`,
    // Without steps and conditions it is one long form.
    ...{ island: 'form', root: 'form.brxe-form', path: '/builder/wizard/' },
    use: (page: Page) => page.fill('[name="form-field-wzname"]', 'Ada'),
  })),
  {
    part: 'builder/src/forms/form-dates/create-date-field.tsx',
    ...{ island: 'form', root: 'form.brxe-form', path: '/builder/elements/forms/' },
    bring: (page) => page.locator('input.flatpickr').first().scrollIntoViewIfNeeded(),
    use: (page) => page.locator('input.flatpickr').first().fill('24/12/2026'),
  },
];
