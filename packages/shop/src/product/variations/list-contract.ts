/*
 * Names of the swatches plugin for pages without variations, in a file of their own, so that others do not load them.
 */

/**
 * Number of variations, and the range in which the swatches plugin lists them (swatches-and-others.md §1.11).
 */
export const THRESHOLDS = {
  selector: '[data-threshold_max]',
  min: 'data-threshold_min',
  max: 'data-threshold_max',
  total: 'data-total',
} as const;
