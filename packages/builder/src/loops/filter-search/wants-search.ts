/** A typed term, and the conditions of searching for it. */
export interface Typed {
  readonly value: string;
  /** The last term searched for. */
  readonly searched: string;
  /** Minimum length of a term. */
  readonly minimum: number;
  /** True if Enter was pressed or the field was cleared. */
  readonly isForced: boolean;
}

/**
 * True if the term should be searched for now: Enter searches for any term, and an emptied field shows all results
 * again (bricks-dynamic.md §4.8).
 */
export function wantsSearch({ value, searched, minimum, isForced }: Typed): boolean {
  if (isForced) return true;
  return value !== searched && (value === '' || value.length >= minimum);
}
