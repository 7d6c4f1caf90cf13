import { type DialectNames, defineContract, type PartName } from '@stirrup/runtime';

const parts = {
  number: 'input[type="number"]',
  slider: 'input[type="range"]',
  value: ':is(.lower, .upper) > .value',
  track: '.slider-track',
};

/** Names of parts (bricks-dynamic.md §4.2). Pairs are in the order lower, upper; not every range has sliders. */
export const filterRangeContract = defineContract({
  parts: [
    /** Fields with the values; hidden if there are sliders. */
    'number',
    /** The handles: range inputs for the lowest and the highest value. */
    'slider',
    /** Texts with the values, beside the sliders. */
    'value',
    /** The bar between the handles, below both sliders. */
    'track',
  ],
  dialects: { stirrup: { parts }, bricks: { parts } },
});

/** The names of the parts in a dialect. */
export type RangeNames = DialectNames<PartName<typeof filterRangeContract>, string>['parts'];

/** Width in percent of the scale below which the bar between the handles is hidden (bricks-dynamic.md §4.8). */
export const SHORTEST_BAR = 2;

/** `z-index` of the two sliders when both handles are at the same place (bricks-dynamic.md §4.13). */
export const LAYERS = ['3', '2'] as const;
