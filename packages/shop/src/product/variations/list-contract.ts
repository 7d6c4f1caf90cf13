/*
 * Names of the swatches plugin's, which only pages without variations look for: apart, so that others do not load them.
 */

/**
 * How many variations there are, and from how many to how many the swatches plugin lists them
 * (swatches-and-others.md §1.11).
 */
export const THRESHOLDS = {
  selector: '[data-threshold_max]',
  min: 'data-threshold_min',
  max: 'data-threshold_max',
  total: 'data-total',
} as const;
