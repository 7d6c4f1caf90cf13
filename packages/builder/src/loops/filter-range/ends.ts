/** Two numbers, the lower first: a choice, or its limits. */
export type Ends = readonly [low: number, high: number];

/** One of the two. */
export type End = 0 | 1;

/** Moves one end as near as it may go to where it is wanted: within the limits, and not past the other end. */
export function moveEnd(ends: Ends, end: End, wanted: number, [min, max]: Ends): Ends {
  const [low, high] = ends;
  return end === 0
    ? [within(wanted, min, Math.max(min, Math.min(high, max))), high]
    : [low, within(wanted, Math.min(max, Math.max(low, min)), max)];
}

/** Both ends as they can be shown within narrower limits; what lies outside shows at the nearer limit. */
export function shownEnds([low, high]: Ends, [min, max]: Ends): Ends {
  const shown = within(low, min, max);
  return [shown, within(high, shown, max)];
}

/**
 * The choice once an end has been moved on a scale that other filters have narrowed. An end at the scale's limit asks for
 * no limit at all, and one that was not moved stays the same, whatever the scale can show of it.
 *
 * @param whole The limits without any filter.
 */
export function chooseEnd(chosen: Ends, end: End, shown: number, limits: Ends, whole: Ends): Ends {
  const value = shown === limits[end] ? whole[end] : shown;
  return end === 0 ? [value, chosen[1]] : [chosen[0], value];
}

/** Whether both pairs are the same. */
export function areSame(a: Ends, b: Ends): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

function within(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(value, max));
}
