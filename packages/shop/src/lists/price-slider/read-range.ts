import { alignPrice, type Scale, type Values } from './scale.ts';

/** The page's scale, and the two prices on it. */
export interface PriceRange {
  readonly scale: Scale;
  readonly values: Values;
}

/**
 * Reads the sliders' limits and the fields' values; after back navigation those are the visitor's last choice. An
 * invalid price counts as the end of the scale. Undefined if there is no range to choose from.
 */
export function readRange(
  sliders: readonly HTMLInputElement[],
  fields: readonly HTMLInputElement[],
  gap: number,
): PriceRange | undefined {
  const [slider] = sliders;
  if (!slider || sliders.length !== 2 || fields.length !== 2) return undefined;
  const min = numberOr(slider.min, 0);
  const step = Math.max(0, numberOr(slider.step, 1)) || 1;
  const longest = { min, max: numberOr(slider.max, 100), step, gap };
  const scale = { ...longest, max: alignPrice(longest.max, longest) };
  if (!(scale.max > min)) return undefined;
  const [lower = min, upper = scale.max] = fields.map(({ value }, index) =>
    alignPrice(numberOr(value, index === 0 ? min : scale.max), scale),
  );
  return { scale, values: [lower, Math.max(lower, upper)] };
}

/** A printed number, or the fallback if it is missing or invalid. */
export function numberOr(printed: string | null, fallback: number): number {
  const number = Number.parseFloat(printed ?? '');
  return Number.isFinite(number) ? number : fallback;
}
