/** What has been typed, and what it stands against. */
export interface Typed {
  readonly value: string;
  /** What was searched for last. */
  readonly searched: string;
  /** A shorter term is waited out. */
  readonly minimum: number;
  /** Enter was pressed, or the field cleared. */
  readonly isForced: boolean;
}

/** Whether to search now: Enter searches for anything, an emptied field shows everything again (contracts/bricks-dynamic.md §4.8). */
export function wantsSearch({ value, searched, minimum, isForced }: Typed): boolean {
  if (isForced) return true;
  return value !== searched && (value === '' || value.length >= minimum);
}
