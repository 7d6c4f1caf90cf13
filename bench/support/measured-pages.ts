import { hasRecordings } from '../../fixtures/recordings.ts';

/** Kinds of loads; the first is what the others are compared with. */
export const LOADS = ['replaced', 'none', 'ours', 'lite'] as const;

/** A kind of load: the scripts on the page. */
export type Load = (typeof LOADS)[number];

/** Names of the loads in the table. */
export const LOAD_NAMES: Readonly<Record<Load, string>> = {
  replaced: 'replaced libraries',
  none: 'no script',
  ours: '`stirrup.js`',
  lite: '`stirrup.lite.js`',
};

/** An act of a visitor, and the visible answer. */
export interface PageAct {
  readonly name: string;
  readonly press: string;
  /** Selector that matches only after the act, also on a page to which the CMS led without scripts. */
  readonly answer: string;
  /** True if the replaced side has code for it: our version of the CMS's script. */
  readonly isReplaced: boolean;
}

/** A page whose loads are measured. */
export interface MeasuredPage {
  readonly name: string;
  readonly site: 'demo' | 'recorded';
  /** Path in the demo shop, or the name of the recording between slashes. */
  readonly path: string;
  readonly act?: PageAct;
  /** Path that the visitor has opened before. */
  readonly before?: string;
  /** Libraries that a shop prints on such a page and not on others, by WordPress's ids; a recording has its own. */
  readonly scripts?: readonly string[];
}

const adding = (id: string): PageAct => ({
  name: 'add to cart',
  press: `.add_to_cart_button[data-product_id="${id}"]`,
  answer: `.add_to_cart_button[data-product_id="${id}"].added, .woocommerce-message`,
  isReplaced: true,
});

const swatch = (value: string): PageAct => ({
  name: 'swatch',
  press: `.variations [data-value="${value}"]`,
  answer: `.variations [data-value="${value}"][aria-checked="true"]`,
  isReplaced: true,
});

const demoPages: readonly MeasuredPage[] = [
  {
    name: 'list',
    site: 'demo',
    path: '/shop/',
    act: adding('101'),
    // For the filter by price.
    scripts: [
      ...['jquery-ui-core-js', 'jquery-ui-mouse-js', 'jquery-ui-slider-js'],
      ...['wc-jquery-ui-touchpunch-js', 'wc-accounting-js'],
    ],
  },
  { name: 'list of the builder', site: 'demo', path: '/builder/shop/', act: adding('101') },
  {
    name: 'product with variations',
    site: 'demo',
    path: '/product/paddock-saddle-pad/',
    act: swatch('chestnut'),
    // For the gallery.
    scripts: ['wc-zoom-js', 'wc-flexslider-js', 'wc-photoswipe-js', 'wc-photoswipe-ui-default-js'],
  },
  {
    name: 'filtered catalogue',
    site: 'demo',
    path: '/builder/catalogue/',
    act: {
      name: 'filter',
      press: 'label:has(> [name="form-field-cacats"][value="rugs"])',
      answer: '#brxe-caacti > *',
      isReplaced: false,
    },
  },
  {
    name: 'popups',
    site: 'demo',
    path: '/builder/elements/popups/',
    act: {
      name: 'popup',
      press: '[data-interaction-id="show197"]',
      answer: '.brxe-popup-197:not(.hide)',
      isReplaced: false,
    },
  },
  {
    name: 'sliders',
    site: 'demo',
    path: '/builder/elements/slider/',
    scripts: ['bricks-splide-js', 'bricks-swiper-js', 'bricks-photoswipe-js', 'bricks-photoswipe-lightbox-js'],
  },
  {
    name: 'cart',
    site: 'demo',
    path: '/cart/',
    scripts: ['selectWoo-js'],
    before: '/product/hazel-snaffle-bridle/?add-to-cart=101',
    act: {
      name: 'remove a line',
      press: '.woocommerce-cart-form a.remove',
      answer: '.wc-empty-cart-message, .cart-empty',
      isReplaced: true,
    },
  },
  {
    name: 'home',
    site: 'demo',
    path: '/builder/',
    act: {
      name: 'menu',
      press: '#brxe-headnat',
      answer: '#brxe-headna.brx-open',
      isReplaced: false,
    },
  },
];

/** Without acts: no server is behind them. */
const recordedPages: readonly MeasuredPage[] = [
  { name: 'list, recorded', site: 'recorded', path: '/classic-shop/' },
  { name: 'product with variations, recorded', site: 'recorded', path: '/classic-product-variable/' },
  { name: 'elements, recorded', site: 'recorded', path: '/bricks-elements/' },
];

/** The pages: the demo's, and the recorded ones where there are recordings. */
export const measuredPages: readonly MeasuredPage[] = [...demoPages, ...(hasRecordings ? recordedPages : [])];

/** The act of a page, if the scripts of a load answer to it. */
export const actIn = ({ act }: MeasuredPage, load: Load): PageAct | undefined =>
  load === 'none' || (load === 'replaced' && act?.isReplaced === false) ? undefined : act;
