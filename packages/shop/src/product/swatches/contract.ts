import { defineContract } from '@stirrup/runtime';

/** Names of parts and states (swatches-and-others.md §1.4, §1.5, §1.8, bricks-dynamic.md §8.5). */
export const swatchesContract = defineContract({
  parts: [
    /** Represents one value. */
    'item',
    /** A real radio button inside an item. */
    'radio',
    /** A heading with a list of items. */
    'section',
    /** The list of items below a heading. */
    'group',
    /** The heading of a list of items. */
    'groupName',
    /** Shows the hidden items of a limited list. */
    'more',
    /** In an item: shows the remaining stock, from an attribute of its own. */
    'stock',
  ],
  states: [
    /** Chosen item. */
    'selected',
    /** Item that cannot be chosen. */
    'disabled',
    /** Item that is sold out, but can be chosen. */
    'noStock',
    /** Item with little stock left, which it shows. */
    'fewLeft',
    /** List or group that shows its first items only; the plugin's classes also tell where the limit applies. */
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

/** Dialect of the builder, whose swatches have no options (bricks-dynamic.md §8.5). */
export const BUILDER = 'bricks';

/** Dialect of the plugin, whose script is replaced. */
export const PLUGIN = 'swatches';

/** The swatches of a product in a list (swatches-and-others.md §1.12). */
export const LOOP = '.wvs-archive-variations-wrapper';

/**
 * The form of a list of swatches, also in other plugins' markup (swatches-and-others.md §1.7); the roots of the island
 * for forms are found in addition.
 */
export const FORM = `.variations_form, .woo_variation_swatches_variations_form, .ywcp_inner_selected_container, [data-island="variations"]`;

/**
 * The selects of a form, one per attribute; the shop recognises them by name, in every dialect (woocommerce.md §3.5).
 */
export const SELECTS = '.variations select, select[name^="attribute_"]';

/** Attribute with an item's value. */
export const ITEM_VALUE = 'data-value';

/**
 * Attributes with an item's name; the first present one counts (swatches-and-others.md §1.4, bricks-dynamic.md §8.5).
 */
export const ITEM_NAMES = ['data-title', 'aria-label', 'title', 'data-balloon'] as const;

/** Attribute of an item with the text of its tooltip, which the plugin's styles show (swatches-and-others.md §1.8). */
export const TOOLTIP_TEXT = 'data-wvstooltip';

/** Attributes in the plugin's dialect, and in all others but the builder's, which has none. */
interface TextAttribute {
  readonly plugin: `data-${string}`;
  readonly own: `data-${string}`;
}

/** Attribute of an item, shown after the name in its tooltip (swatches-and-others.md §1.8). */
export const TOOLTIP_NOTE: TextAttribute = { plugin: 'data-wvstooltip-out-of-stock', own: 'data-note' };

/** Attribute of the part `stock`: text of the remaining stock (swatches-and-others.md §1.8). */
export const STOCK_TEXT: TextAttribute = { plugin: 'data-wvs-stock-info', own: 'data-stock-left' };

/** Class of an option without a variation in stock (swatches-and-others.md §1.5). */
export const OUT_OF_STOCK_CLASS = 'out-of-stock';

/** The chosen name, shown beside the attribute's label (swatches-and-others.md §1.8). */
export const CHOSEN_NAME = {
  class: 'woo-selected-variation-item-name',
  /** Attribute that the plugin's script sets on it. */
  mark: 'data-default',
  /** The cell that contains it. */
  label: '.label',
} as const;

/** An attribute's label, in its cell or its item of a list of products (swatches-and-others.md §1.4, §1.12). */
export const LABEL = `${CHOSEN_NAME.label} label, .woo-variation-item-label label`;

/** Events of the plugin (swatches-and-others.md §1.7). */
export const EVENT = {
  /** Listened to on `document`: markup has changed, or site code wants the plugin to search the page. */
  look: 'woo_variation_swatches_init',
  selected: 'wvs-selected-item',
  unselected: 'wvs-unselected-item',
  updated: 'wvs-item-updated',
} as const;

/** Tab stops of a list. */
export const FOCUSABLE = '[tabindex="0"], input:enabled';
