import { BUILDER, FORM } from './contract.ts';
import type { SwatchesProps } from './props.ts';
import { swatchSettings } from './settings.ts';

/**
 * The options that a list follows: its own, and for the rest those of the page, of which the plugin has others for
 * listings (§1.12). The builder's swatches have none.
 */
export function swatchOptions(own: SwatchesProps, root: Element, dialect: string): SwatchesProps {
  const given = Object.entries(own).filter(([, value]) => value !== undefined);
  return dialect === BUILDER ? own : { ...pageOptions(root.closest(FORM.loop) !== null), ...Object.fromEntries(given) };
}

function pageOptions(isLoop: boolean): SwatchesProps {
  const page = swatchSettings();
  return {
    clearOnReselect: page.clear_on_reselect,
    showLabel: isLoop ? page.show_archive_variation_label : page.show_variation_label,
    labelSeparator: isLoop ? page.archive_variation_label_separator : page.variation_label_separator,
    clickableOutOfStock: isLoop ? page.enable_clickable_out_of_stock_archive : page.clickable_out_of_stock,
    disableOutOfStock: page.disable_out_of_stock,
    outOfStockText: page.out_of_stock_tooltip_text,
    deselectUnavailable: page.deselect_unavailable,
    unavailableText: page.unavailable_tooltip_text,
    showStock: !isLoop && page.show_variation_stock,
    stockThreshold: page.stock_label_threshold,
    linkable: !isLoop && page.enable_linkable_url,
  };
}
