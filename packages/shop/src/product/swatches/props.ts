import { boolean, defineProps, type InferProps, number, optional, string } from '@stirrup/runtime';

/** The plugin's name of each option on product pages (swatches-and-others.md §1.2). */
const page = {
  clearOnReselect: 'clear_on_reselect',
  showLabel: 'show_variation_label',
  labelSeparator: 'variation_label_separator',
  clickableOutOfStock: 'clickable_out_of_stock',
  disableOutOfStock: 'disable_out_of_stock',
  outOfStockText: 'out_of_stock_tooltip_text',
  deselectUnavailable: 'deselect_unavailable',
  unavailableText: 'unavailable_tooltip_text',
  showStock: 'show_variation_stock',
  stockThreshold: 'stock_label_threshold',
  linkable: 'enable_linkable_url',
  preview: 'enable_single_variation_preview',
};

/** And in lists of products, where some are options of their own, and others are none. */
const { showStock, linkable, preview, ...everywhere } = page;
const loop = {
  ...everywhere,
  showLabel: 'show_archive_variation_label',
  labelSeparator: 'archive_variation_label_separator',
  clickableOutOfStock: 'enable_clickable_out_of_stock_archive',
};

/** Options of one list. What it does not say itself, it takes from the page: see `swatchOptions()`. */
export const swatchesProps = defineProps(
  {
    /** Choosing what is chosen clears it. */
    clearOnReselect: optional(boolean()),
    /** Puts the chosen name beside the attribute's label. */
    showLabel: optional(boolean()),
    /** Stands in front of that name. */
    labelSeparator: optional(string()),
    /** Options that are sold out can be chosen. */
    clickableOutOfStock: optional(boolean()),
    /** Options that are sold out count as impossible. */
    disableOutOfStock: optional(boolean()),
    /** Tooltip of options that are sold out. */
    outOfStockText: optional(string()),
    /** Options that do not match the other choices can be chosen, and clear them. */
    deselectUnavailable: optional(boolean()),
    /** Tooltip of options that are impossible. */
    unavailableText: optional(string()),
    /** Says how many are left once all other attributes are chosen. */
    showStock: optional(boolean()),
    /** From how many pieces down. */
    stockThreshold: optional(number(5, { min: 0 })),
    /** Lets the page's address name the choice. */
    linkable: optional(boolean()),
    /** Lets the first attribute alone change the product's picture. */
    preview: optional(boolean()),
  },
  { page, loop },
);

/** Options as a list of swatches prints them. */
export type SwatchesProps = InferProps<typeof swatchesProps>;
