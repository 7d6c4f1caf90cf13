import { defineContract } from '@stirrup/react';

/** Names of parts and states (contracts/swatches-and-others.md §§1.4, 1.5, 1.8, bricks-dynamic.md §8.5). */
export const swatchesContract = defineContract({
  parts: [
    /** Stands for one value. */
    'item',
    /** A real radio button inside an item. */
    'radio',
    /** Says how many are left, through its attribute. */
    'stock',
    /** Shows the items that a limited list hides. */
    'more',
    /** A heading with the list of its items. */
    'section',
    /** The list inside a section. */
    'group',
  ],
  states: [
    /** Of an item: chosen. */
    'selected',
    /** Of an item: cannot be chosen. */
    'disabled',
    /** Of an item: sold out, and can be chosen all the same. */
    'noStock',
    /** Of an item: few are left, and the item says so. */
    'fewLeft',
    /** Of a list: only the first items show. */
    'limited',
  ],
  dialects: {
    stirrup: {
      parts: {
        item: '[data-part="item"][data-value]',
        radio: '[data-part="radio"]',
        stock: '[data-part="stock"]',
        more: '[data-part="more"]',
        section: '[data-part="section"]',
        group: '[data-part="group"]',
      },
      states: {
        selected: '[data-selected]',
        disabled: '[data-disabled]',
        noStock: '[data-no-stock]',
        fewLeft: '[data-few-left]',
        limited: '[data-limited]',
      },
    },
    bricks: {
      parts: { item: 'li[data-value]' },
      states: { selected: 'bricks-swatch-selected', disabled: 'disabled' },
    },
    swatches: {
      parts: {
        item: '.variable-item[data-value]',
        radio: '.variable-item-radio-input',
        stock: '.wvs-stock-left-info',
        more: '.woo-variation-swatches-variable-item-more',
        section: '.group-variable-items-wrapper',
        group: '.group-variable-item-wrapper',
      },
      states: {
        selected: 'selected',
        disabled: 'disabled',
        noStock: 'no-stock',
        fewLeft: 'wvs-show-stock-left-info',
        limited: 'enabled-display-limit-mode enabled-catalog-display-limit-mode enabled-archive-display-limit-mode',
      },
    },
  },
});

/** Name of the builder's dialect: its swatches know no options (bricks-dynamic §8.5). */
export const BUILDER = 'bricks';

/** Attribute that holds an item's value. */
export const ITEM_VALUE = 'data-value';

/** Attributes that hold an item's name; the first that is there counts (§1.4, bricks-dynamic §8.5). */
export const ITEM_NAMES = ['data-title', 'aria-label', 'title', 'data-balloon'] as const;

type ByDialect = Readonly<Partial<Record<string, `data-${string}`>>>;

/** Attribute of an item, by dialect: shown behind the name in its tooltip (§1.8). */
export const TOOLTIP_NOTE: ByDialect = { stirrup: 'data-note', swatches: 'data-wvstooltip-out-of-stock' };

/** Attribute of the `stock` part, by dialect: what is left, in words (§1.8). */
export const STOCK_WORDS: ByDialect = { stirrup: 'data-stock-left', swatches: 'data-wvs-stock-info' };

/**
 * Attribute that holds the name of the select's attribute: on the list, on the builder's hidden field, and from release
 * 2.5.0 of the plugin on also on items, whose events then carry that name first (§1.7).
 */
export const ATTRIBUTE_NAME = 'data-attribute_name';

/** Class of an option that no variation in stock has (§1.5). */
export const OUT_OF_STOCK_CLASS = 'out-of-stock';

/** The form around the list, or the swatches of a product in a listing. */
export const FORM = {
  selector: '.variations_form, .wvs-archive-variations-wrapper, [data-island="variations"]',
  /** In a listing other options hold (§1.12). */
  loop: '.wvs-archive-variations-wrapper',
  selects: '.variations select, select[data-part="select"]',
  variations: 'data-product_variations',
} as const;

/** The chosen name beside the attribute's label (§1.8). */
export const CHOSEN_NAME = {
  class: 'woo-selected-variation-item-name',
  /** The cell that it is put into. */
  label: '.label',
} as const;

/** Heading of a group. */
export const GROUP_NAME = '.group-variable-items-name, [data-part="group-name"]';

/** Events of the form after which the select tells what is possible (§1.5, bricks-dynamic §8.5). */
export const REFRESH = [
  'wc_variation_form',
  'woocommerce_update_variation_values',
  'woocommerce_variation_has_changed',
  'reset_data',
] as const;

/** Events heard and raised (§1.7). */
export const EVENT = {
  changed: 'woocommerce_variation_has_changed',
  /** The form has lost its variation. */
  hide: 'hide_variation',
  /** The reset link hands the focus to the first attribute. */
  focusReset: 'reset_focus',
  selected: 'wvs-selected-item',
  unselected: 'wvs-unselected-item',
  updated: 'wvs-item-updated',
} as const;

/** The plugin's own script; where it is still there, it must not act on our items too. */
export const LEGACY_SCRIPT = '#woo-variation-swatches-js, #bricks-woocommerce-js';

/** What Tab leads to in a list. */
export const FOCUSABLE = '[tabindex="0"], input:enabled';

/** From how many pieces down a list says how many are left, where nobody says (§1.2). */
export const STOCK_THRESHOLD = 5;
