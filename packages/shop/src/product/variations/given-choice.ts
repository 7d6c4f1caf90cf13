import type { Choice } from '../variation-matching/index-variations.ts';

/** The choice that a script passes with `check_variations`: `{ data: { attribute_…: value } }`. */
export function givenChoice(given: unknown): Choice | undefined {
  if (typeof given !== 'object' || given === null || !('data' in given)) return undefined;
  const { data } = given;
  if (typeof data !== 'object' || data === null) return undefined;
  return new Map(Object.entries(data).map(([name, value]) => [name, String(value ?? '')]));
}
