/** A typed term, and the conditions of searching for it. */
export interface Typed {
  readonly value: string;
  /** The last term searched for. */
  readonly searched: string;
  /** Shorter terms are not searched for. */
  readonly minimum: number;
  /** Enter was pressed, or the field cleared. */
  readonly isForced: boolean;
}

/**
 * Whether to search now: Enter searches for anything, an emptied field shows everything again (bricks-dynamic.md §4.8).
 */
export function wantsSearch({ value, searched, minimum, isForced }: Typed): boolean {
  if (isForced) return true;
  return value !== searched && (value === '' || value.length >= minimum);
}
