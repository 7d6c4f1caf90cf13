import { defineContract } from '@stirrup/runtime';

/** Names of parts and states (contracts/swatches-and-others.md §§1.4, 1.5, 1.8, bricks-dynamic.md §8.5). */
export const swatchesContract = defineContract({
  parts: [
    /** Stands for one value. */
    'item',
    /** A real radio button inside an item. */
    'radio',
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
  ],
  dialects: {
    stirrup: {
      parts: {
        item: '[data-part="item"][data-value]',
        radio: '[data-part="radio"]',
      },
      states: {
        selected: '[data-selected]',
        disabled: '[data-disabled]',
        noStock: '[data-no-stock]',
        fewLeft: '[data-few-left]',
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
      },
      states: {
        selected: 'selected',
        disabled: 'disabled',
        noStock: 'no-stock',
        fewLeft: 'wvs-show-stock-left-info',
      },
    },
  },
});

/** Dialect of the builder, whose swatches know no options (bricks-dynamic §8.5). */
export const BUILDER = 'bricks';

/** Dialect of the plugin, whose script is stood in for. */
export const PLUGIN = 'swatches';

/** The swatches of a product in a list (§1.12). */
export const LOOP = '.wvs-archive-variations-wrapper';

/** What a list of swatches belongs to: a form, in other plugins' clothes too (§1.7), or a product in a list. */
export const FORM = `.variations_form, .woo_variation_swatches_variations_form, .ywcp_inner_selected_container, ${LOOP}, [data-island="variations"]`;

/** The selects of a form, one per attribute. */
export const SELECTS = '.variations select, select[data-part="select"]';

/**
 * Attribute that holds the name of the select's attribute: on the select, on its list, on the builder's hidden field, and
 * from release 2.5.0 of the plugin on also on items, whose events then carry that name first (§1.7).
 */
export const ATTRIBUTE_NAME = 'data-attribute_name';

/** Attribute that holds an item's value. */
export const ITEM_VALUE = 'data-value';

/** Attributes that hold an item's name; the first that is there counts (§1.4, bricks-dynamic §8.5). */
export const ITEM_NAMES = ['data-title', 'aria-label', 'title', 'data-balloon'] as const;

type ByDialect = Readonly<Partial<Record<string, `data-${string}`>>>;

/** Attribute of an item: what the plugin's styles show as its tooltip (§1.8). */
export const TOOLTIP = 'data-wvstooltip';

/** Attribute of an item, by dialect: shown behind the name in its tooltip (§1.8). */
export const TOOLTIP_NOTE: ByDialect = { stirrup: 'data-note', swatches: 'data-wvstooltip-out-of-stock' };

/** Class of an option that no variation in stock has (§1.5). */
export const OUT_OF_STOCK_CLASS = 'out-of-stock';

/** The chosen name beside the attribute's label (§1.8). */
export const CHOSEN_NAME = {
  class: 'woo-selected-variation-item-name',
  /** The cell that it is put into. */
  label: '.label',
} as const;

/** Events of the plugin (§1.7). */
export const EVENT = {
  /** Heard on `document`: somebody has changed the page, or wants the plugin to look. */
  look: 'woo_variation_swatches_init',
  selected: 'wvs-selected-item',
  unselected: 'wvs-unselected-item',
  updated: 'wvs-item-updated',
} as const;

/** Elements of a list that Tab stops at. */
export const FOCUSABLE = '[tabindex="0"], input:enabled';
