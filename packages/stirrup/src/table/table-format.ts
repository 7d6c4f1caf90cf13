import type { HeldEventType, IslandDefinition, StartStrategy } from '@stirrup/runtime';

/** Marks of start strategies; a digit is the position of a function that chooses one. */
export const STARTS: Readonly<Record<string, StartStrategy>> = { l: 'load', i: 'idle', v: 'visible', n: 'interaction' };

/** Marks of held events. */
export const HOLDS: Readonly<Record<string, HeldEventType>> = { c: 'click', s: 'submit', k: 'keydown', o: 'control' };

/** Mark of an island that is needed. */
export const NEEDED = '!';

/** Mark, before a value, of the scripts that an island yields to, and of the classes of a busy element. */
export const YIELDS = '@';
export const BUSY = '%';

/** Ends a row of the table, and of the list of files. */
export const ROW = ';';

/** Ends a column. */
export const COLUMN = '|';

/** Stands for the name of an island in its values. */
export const NAME = '~';

/** The functions of definitions, which the table cannot hold. */
export interface TableFunctions {
  /** Those that choose a start strategy, by position. */
  readonly starts: readonly IslandDefinition['start'][];
  /** The others, by the island's name. */
  readonly members: Readonly<Record<string, Pick<IslandDefinition, 'atOnce' | 'whenFailed'>>>;
}
