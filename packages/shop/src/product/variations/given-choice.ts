import { isRecord } from '@stirrup/cms';
import type { Choice } from '../variation-matching/index-variations.ts';

/** The choice that a script passes with `check_variations`: `{ data: { attribute_…: value } }`. */
export function givenChoice(given: unknown): Choice | undefined {
  if (!isRecord(given) || !isRecord(given['data'])) return undefined;
  return new Map(Object.entries(given['data']).map(([name, value]) => [name, String(value ?? '')]));
}
