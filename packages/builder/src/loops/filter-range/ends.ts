/** Two numbers, the lower first: a choice, or its limits. */
export type Ends = readonly [low: number, high: number];

/** Index of an end. */
export type End = 0 | 1;

/** Moves one end to a value, or as near as the limits and the other end allow. */
export function moveEnd(ends: Ends, end: End, wanted: number, [min, max]: Ends): Ends {
  const [low, high] = ends;
  return end === 0
    ? [within(wanted, min, Math.max(min, Math.min(high, max))), high]
    : [low, within(wanted, Math.min(max, Math.max(low, min)), max)];
}

/** Both ends within narrower limits: an end outside them shows at the nearer limit. */
export function shownEnds([low, high]: Ends, [min, max]: Ends): Ends {
  const shown = within(low, min, max);
  return [shown, within(high, shown, max)];
}

/**
 * The choice after an end has been moved on a scale that other filters have narrowed. An end at the scale's limit means
 * no limit at all; an end that was not moved keeps its value, even if the scale cannot show it.
 *
 * @param whole The limits without any filter.
 */
export function chooseEnd(chosen: Ends, end: End, shown: number, limits: Ends, whole: Ends): Ends {
  const value = shown === limits[end] ? whole[end] : shown;
  return end === 0 ? [value, chosen[1]] : [chosen[0], value];
}

/** True if both pairs are equal. */
export function areSame(a: Ends, b: Ends): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

function within(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(value, max));
}
