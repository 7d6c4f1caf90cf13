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

/** The same for lists of products: some have options of their own there, others do not exist. */
const { showStock, linkable, preview, ...everywhere } = page;
const loop = {
  ...everywhere,
  showLabel: 'show_archive_variation_label',
  labelSeparator: 'archive_variation_label_separator',
  clickableOutOfStock: 'enable_clickable_out_of_stock_archive',
};

/** Options of one list. @default that of the page */
export const swatchesProps = defineProps(
  {
    /** A second choice of the same value clears it. */
    clearOnReselect: optional(boolean()),
    /** Shows the chosen name beside the attribute's label. */
    showLabel: optional(boolean()),
    /** Text before that name. */
    labelSeparator: optional(string()),
    /** Sold-out options can be chosen. */
    clickableOutOfStock: optional(boolean()),
    /** Sold-out options count as impossible. */
    disableOutOfStock: optional(boolean()),
    /** Tooltip of sold-out options. */
    outOfStockText: optional(string()),
    /** Options that conflict with the other choices can be chosen, and clear those. */
    deselectUnavailable: optional(boolean()),
    /** Tooltip of impossible options. */
    unavailableText: optional(string()),
    /** Shows the remaining stock once all other attributes are chosen. */
    showStock: optional(boolean()),
    /** Largest stock that is shown. */
    stockThreshold: optional(number(0, { min: 0 })),
    /** Keeps the choice in the address, on the product's own page. */
    linkable: optional(boolean()),
    /** The first attribute alone determines the product's picture. */
    preview: optional(boolean()),
  },
  { page, loop },
);

/** Options as a list of swatches prints them. */
export type SwatchesProps = InferProps<typeof swatchesProps>;
