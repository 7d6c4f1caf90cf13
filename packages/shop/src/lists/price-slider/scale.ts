/** Scale of the two handles. */
export interface Scale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Least distance between the handles. */
  readonly gap: number;
}

/** The two prices. */
export type Values = readonly [lower: number, upper: number];

/** The two ends, by index. */
export const ENDS = [0, 1] as const;

/** Index of one end. */
export type End = (typeof ENDS)[number];

/** Rounding error of a step after dividing decimal fractions. */
const TOLERANCE = 1e-9;

/**
 * Moves one handle as near as possible to the wanted price: to a step, and not closer to the other handle than the gap.
 */
export function moveEnd(values: Values, end: End, wanted: number, scale: Scale): Values {
  const [lower, upper] = values;
  // A scale shorter than the gap still has two ends.
  const gap = Math.min(scale.gap, scale.max - scale.min);
  const next =
    end === 0 ? stepNear(wanted, scale, scale.min, upper - gap) : stepNear(wanted, scale, lower + gap, scale.max);
  if (next === undefined) return values;
  return end === 0 ? [next, upper] : [lower, next];
}

/** The nearest step of the scale. */
export function alignPrice(price: number, scale: Scale): number {
  return stepNear(price, scale, scale.min, scale.max) ?? scale.min;
}

/** Undefined if no step lies between the two bounds. */
function stepNear(price: number, { min, step }: Scale, least: number, most: number): number | undefined {
  const first = Math.ceil((least - min) / step - TOLERANCE);
  const last = Math.floor((most - min) / step + TOLERANCE);
  if (last < first) return undefined;
  const steps = Math.min(Math.max(Math.round((price - min) / step), first), last);
  return Number((min + steps * step).toFixed(Math.max(decimalsOf(min), decimalsOf(step))));
}

/** Number of decimals of a number. */
export function decimalsOf(number: number): number {
  return String(number).split('.')[1]?.length ?? 0;
}
