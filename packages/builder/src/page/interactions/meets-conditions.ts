import type { PrintedInteraction } from './contract.ts';
import { listOf, numberOf, textOf } from './read-printed.ts';
import { readValue, storageKind } from './stored-value.ts';

/** One condition as the page prints it (bricks-dynamic.md §7.4). */
interface PrintedCondition {
  readonly conditionType?: unknown;
  readonly storageKey?: unknown;
  readonly storageCompare?: unknown;
  readonly storageCompareValue?: unknown;
}

type Comparison = (value: unknown, wanted: string) => boolean;

/** Compares numbers. A missing value never matches; one that is not a number counts as 0. */
const numeric =
  (compare: (value: number, wanted: number) => boolean): Comparison =>
  (value, wanted) =>
    value !== null && value !== '' && compare(numberOf(value), numberOf(wanted));

// biome-ignore lint/suspicious/noDoubleEquals: the builder compares loosely, a count on `window` is a number
const equals: Comparison = (value, wanted) => value == wanted;

const comparisons = new Map<string, Comparison>([
  ['exists', (value) => value !== null],
  ['notExists', (value) => value === null],
  ['==', equals],
  ['!=', (value, wanted) => !equals(value, wanted)],
  ['>=', numeric((value, wanted) => value >= wanted)],
  ['<=', numeric((value, wanted) => value <= wanted)],
  ['>', numeric((value, wanted) => value > wanted)],
  ['<', numeric((value, wanted) => value < wanted)],
]);

/** True if an interaction's conditions allow it to run now. */
export function meetsConditions({ interactionConditions, interactionConditionsRelation }: PrintedInteraction): boolean {
  const conditions: readonly PrintedCondition[] | undefined = listOf(interactionConditions);
  if (!conditions) return true;
  return interactionConditionsRelation === 'or' ? conditions.some(holds) : conditions.every(holds);
}

function holds({ conditionType, storageKey, storageCompare, storageCompareValue }: PrintedCondition): boolean {
  const kind = storageKind(conditionType);
  const key = textOf(storageKey);
  if (!kind || !key) return true;
  const compare = comparisons.get(textOf(storageCompare) || 'exists');
  return compare?.(readValue(kind, key), textOf(storageCompareValue)) ?? true;
}
