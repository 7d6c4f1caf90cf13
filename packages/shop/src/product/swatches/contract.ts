import { defineContract } from '@stirrup/runtime';

/** Names of parts and states (swatches-and-others.md §1.4, §1.5, §1.8, bricks-dynamic.md §8.5). */
export const swatchesContract = defineContract({
  parts: [
    /** Stands for one value. */
    'item',
    /** A real radio button inside an item. */
    'radio',
    /** A heading with the list of its items, that list, and the heading. */
    'section',
    'group',
    'groupName',
    /** Shows the items that a limited list hides. */
    'more',
    /** In an item: says how many are left, through an attribute of its own. */
    'stock',
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
    /** Of a list, or of a group: only its first items show. The plugin says where it stands, too. */
    'limited',
    'limitedInCatalog',
    'limitedInLoop',
  ],
  dialects: {
    stirrup: {
      parts: {
        item: '[data-part="item"][data-value]',
        radio: '[data-part="radio"]',
        section: '[data-part="section"]',
        group: '[data-part="group"]',
        groupName: '[data-part="group-name"]',
        more: '[data-part="more"]',
        stock: '[data-part="stock"]',
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
        section: '.group-variable-items-wrapper',
        group: '.group-variable-item-wrapper',
        groupName: '.group-variable-items-name',
        more: '.woo-variation-swatches-variable-item-more',
        stock: '.wvs-stock-left-info',
      },
      states: {
        selected: 'selected',
        disabled: 'disabled',
        noStock: 'no-stock',
        fewLeft: 'wvs-show-stock-left-info',
        limited: 'enabled-display-limit-mode',
        limitedInCatalog: 'enabled-catalog-display-limit-mode',
        limitedInLoop: 'enabled-archive-display-limit-mode',
      },
    },
  },
});

/** Dialect of the builder, whose swatches know no options (bricks-dynamic.md §8.5). */
export const BUILDER = 'bricks';

/** Dialect of the plugin, whose script is stood in for. */
export const PLUGIN = 'swatches';

/** The swatches of a product in a list (swatches-and-others.md §1.12). */
export const LOOP = '.wvs-archive-variations-wrapper';

/**
 * The form that a list of swatches belongs to, in other plugins' clothes too (swatches-and-others.md §1.7); roots of
 * the island that looks after forms are found beside it.
 */
export const FORM = `.variations_form, .woo_variation_swatches_variations_form, .ywcp_inner_selected_container, [data-island="variations"]`;

/**
 * The selects of a form, one per attribute; the shop knows them by their names, in every dialect (woocommerce.md §3.5).
 */
export const SELECTS = '.variations select, select[name^="attribute_"]';

/**
 * Attribute that holds the name of the select's attribute: on the select, on its list, on the builder's hidden field, and
 * from release 2.5.0 of the plugin on also on items, whose events then carry that name first
 * (swatches-and-others.md §1.7).
 */
export const ATTRIBUTE_NAME = 'data-attribute_name';

/** Attribute that holds an item's value. */
export const ITEM_VALUE = 'data-value';

/**
 * Attributes that hold an item's name; the first that is there counts (swatches-and-others.md §1.4,
 * bricks-dynamic.md §8.5).
 */
export const ITEM_NAMES = ['data-title', 'aria-label', 'title', 'data-balloon'] as const;

/** Attribute of an item: what the plugin's styles show as its tooltip (swatches-and-others.md §1.8). */
export const TOOLTIP = 'data-wvstooltip';

/** Attributes of the plugin's, and ours everywhere else; the builder has none. */
interface WordsAttribute {
  readonly plugin: `data-${string}`;
  readonly own: `data-${string}`;
}

/** Attribute of an item: shown behind the name in its tooltip (swatches-and-others.md §1.8). */
export const TOOLTIP_NOTE: WordsAttribute = { plugin: 'data-wvstooltip-out-of-stock', own: 'data-note' };

/** Attribute of the part `stock`: how many are left, in words (swatches-and-others.md §1.8). */
export const STOCK_WORDS: WordsAttribute = { plugin: 'data-wvs-stock-info', own: 'data-stock-left' };

/** Class of an option that no variation in stock has (swatches-and-others.md §1.5). */
export const OUT_OF_STOCK_CLASS = 'out-of-stock';

/** The chosen name beside the attribute's label (swatches-and-others.md §1.8). */
export const CHOSEN_NAME = {
  class: 'woo-selected-variation-item-name',
  /** The cell that it is put into. */
  label: '.label',
} as const;

/** Events of the plugin (swatches-and-others.md §1.7). */
export const EVENT = {
  /** Heard on `document`: somebody has changed the page, or wants the plugin to look. */
  look: 'woo_variation_swatches_init',
  selected: 'wvs-selected-item',
  unselected: 'wvs-unselected-item',
  updated: 'wvs-item-updated',
} as const;

/** Elements of a list that Tab stops at. */
export const FOCUSABLE = '[tabindex="0"], input:enabled';
