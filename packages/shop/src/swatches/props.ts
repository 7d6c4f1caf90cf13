import { defineProps, flag, type InferProps, number, optional, text } from '@stirrup/runtime';

/**
 * Options of one list. What it does not say itself, it takes from the swatches plugin's settings
 * ({@link swatchSettings}); the builder's swatches have no such settings.
 */
export const swatchesProps = defineProps({
  /** Choosing what is chosen clears it. */
  clearOnReselect: optional(flag()),
  /** Puts the chosen name beside the attribute's label. */
  showLabel: optional(flag()),
  /** Stands in front of that name. */
  labelSeparator: optional(text()),
  /** What is sold out can be chosen. */
  clickableOutOfStock: optional(flag()),
  /** What is sold out counts as impossible. */
  disableOutOfStock: optional(flag()),
  /** Said of what is sold out. */
  outOfStockText: optional(text()),
  /** What does not go with the other choices can be chosen, and clears them. */
  deselectUnavailable: optional(flag()),
  /** Said of what is impossible. */
  unavailableText: optional(text()),
  /** Says how many are left once all other attributes are chosen. */
  showStock: optional(flag()),
  /** From how many pieces down. */
  stockThreshold: optional(number(5, { min: 0 })),
  /** Lets the page's address name the choice. */
  linkable: optional(flag()),
});

/** Options as a list of swatches prints them. */
export type SwatchesProps = InferProps<typeof swatchesProps>;
