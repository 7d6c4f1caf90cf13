import { BUILDER, FORM } from './contract.ts';
import type { SwatchesProps } from './props.ts';
import { swatchSettings } from './settings.ts';

/** The options that a list follows, none left open. */
export type SwatchOptions = { readonly [Name in keyof SwatchesProps]-?: NonNullable<SwatchesProps[Name]> };

/** Nothing but choosing: the builder's swatches, as they are. */
const PLAIN: SwatchOptions = {
  clearOnReselect: false,
  showLabel: false,
  labelSeparator: ':',
  clickableOutOfStock: false,
  disableOutOfStock: false,
  outOfStockText: '',
  deselectUnavailable: false,
  unavailableText: '',
  showStock: false,
  stockThreshold: 5,
  linkable: false,
};

/** The list's own options over those of the page; in listings the plugin has others (§1.12). */
export function swatchOptions(own: SwatchesProps, root: Element, dialect: string): SwatchOptions {
  const page = dialect === BUILDER ? PLAIN : pageOptions(root.closest(FORM.loop) !== null);
  return {
    clearOnReselect: own.clearOnReselect ?? page.clearOnReselect,
    showLabel: own.showLabel ?? page.showLabel,
    labelSeparator: own.labelSeparator ?? page.labelSeparator,
    clickableOutOfStock: own.clickableOutOfStock ?? page.clickableOutOfStock,
    disableOutOfStock: own.disableOutOfStock ?? page.disableOutOfStock,
    outOfStockText: own.outOfStockText ?? page.outOfStockText,
    deselectUnavailable: own.deselectUnavailable ?? page.deselectUnavailable,
    unavailableText: own.unavailableText ?? page.unavailableText,
    showStock: own.showStock ?? page.showStock,
    stockThreshold: own.stockThreshold ?? page.stockThreshold,
    linkable: own.linkable ?? page.linkable,
  };
}

function pageOptions(isLoop: boolean): SwatchOptions {
  const page = swatchSettings();
  const common = {
    clearOnReselect: page.clear_on_reselect,
    disableOutOfStock: page.disable_out_of_stock ?? false,
    outOfStockText: page.out_of_stock_tooltip_text ?? '',
    deselectUnavailable: page.deselect_unavailable ?? false,
    unavailableText: page.unavailable_tooltip_text ?? '',
    stockThreshold: page.stock_label_threshold,
  };
  if (isLoop) {
    return {
      ...common,
      showLabel: page.show_archive_variation_label ?? false,
      labelSeparator: page.archive_variation_label_separator ?? ':',
      clickableOutOfStock: page.enable_clickable_out_of_stock_archive ?? false,
      showStock: false,
      linkable: false,
    };
  }
  return {
    ...common,
    showLabel: page.show_variation_label,
    labelSeparator: page.variation_label_separator,
    clickableOutOfStock: page.clickable_out_of_stock ?? false,
    showStock: page.show_variation_stock,
    linkable: page.enable_linkable_url ?? false,
  };
}
