import type { HeldEventType, IslandDefinition, StartStrategy } from '@stirrup/runtime';
/** Marks of start strategies; a digit is the position of a function that chooses one. */
export declare const STARTS: Readonly<Record<string, StartStrategy>>;
/** Marks of held events. */
export declare const HOLDS: Readonly<Record<string, HeldEventType>>;
/** Mark of an island that is needed. */
export declare const NEEDED = "!";
/** Mark, before a value, of the scripts that an island yields to, and of the classes of a busy element. */
export declare const YIELDS = "@";
export declare const BUSY = "%";
/** Ends a row of the table, and of the list of files. */
export declare const ROW = ";";
/** Ends a column. */
export declare const COLUMN = "|";
/** Stands for the name of an island in its values. */
export declare const NAME = "~";
/** The functions of definitions, which the table cannot hold. */
export interface TableFunctions {
    /** Those that choose a start strategy, by position. */
    readonly starts: readonly IslandDefinition['start'][];
    /** The others, by the island's name. */
    readonly members: Readonly<Record<string, Pick<IslandDefinition, 'atOnce' | 'whenFailed'>>>;
}
