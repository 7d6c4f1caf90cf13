import { type DialectNames, defineContract } from '@stirrup/runtime';

const parts = {
  number: 'input[type="number"]',
  slider: 'input[type="range"]',
  value: ':is(.lower, .upper) > .value',
  track: '.slider-track',
};

/** Names of parts (bricks-dynamic.md §4.2). Pairs stand in the order lower, upper; sliders are not in every range. */
export const filterRangeContract = defineContract({
  parts: [
    /** Fields that hold the values; hidden where there are sliders. */
    'number',
    'slider',
    /** Show the values beside the sliders. */
    'value',
    /** Lies under both sliders; between their handles a bar of it is seen. */
    'track',
  ],
  states: [],
  dialects: { stirrup: { parts, states: {} }, bricks: { parts, states: {} } },
});

/** The names of the parts in a dialect. */
export type RangeNames = DialectNames<(typeof filterRangeContract)['parts'][number], string>['parts'];

/** Below so many percent of the scale the bar between the handles is not seen (bricks-dynamic.md §4.8). */
export const SHORTEST_BAR = 2;

/** Which slider lies above the other where both handles stand on one place (bricks-dynamic.md §4.13). */
export const LAYERS = ['3', '2'] as const;
