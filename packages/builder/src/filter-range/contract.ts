/** What a range is made of (bricks-dynamic §4.2). Pairs stand in the order lower, upper; sliders are not in every range. */
export const PART = {
  sliders: 'input[type="range"]',
  track: '.slider-track',
  values: '.lower > .value, .upper > .value',
  numbers: 'input[type="number"]',
} as const;

/** Below so many percent of the scale the bar between the handles is not seen (§4.8). */
export const SHORTEST_BAR = 2;

/** Which slider lies above the other where both handles stand on one place (§4.13). */
export const LAYERS = ['3', '2'] as const;
