import { defineIsland, type IslandDefinition, type IslandModule, type StandInModule } from '@stirrup/runtime';
import { BUSY, COLUMN, HOLDS, NAME, NEEDED, ROW, STARTS, type TableFunctions, YIELDS } from './table-format.ts';

/** Imports a file of the list of files, by its position. */
type Load = (file: number) => Promise<IslandModule & StandInModule>;

/** An island of the table. */
export interface TableRow {
  readonly definition: IslandDefinition;
  /** Positions of the file with its code and, if it has one, of the file with its stand-in. */
  readonly files: readonly number[];
}

/** A value of a dialect: position of the dialect unless it is the one before, or the first; its kind; the value. */
const FIELD = /^(\d?)([@%]?)(.*)/;

/**
 * Reads the script tag's table of islands, which `scripts/write-table.ts` writes: of each definition only what differs
 * from a usual one, and no code.
 */
export function readTable(table: string, { starts, members }: TableFunctions, load: Load): TableRow[] {
  const [head = '', ...lines] = table.split(ROW);
  const dialects = head.split(' ');
  // Carried from row to row: an empty column has the files of the row before, an empty script is the latest one.
  let positions = '';
  let script = '';
  return lines.map((line) => {
    const [name = '', marks = '', changed = '', ...fields] = line.split(COLUMN);
    positions = changed || positions;
    const selectors: Record<string, string[]> = {};
    const yieldsTo: Record<string, string> = {};
    const busy: Record<string, string> = {};
    let [dialect = ''] = dialects;
    for (const field of fields) {
      const [, position = '', kind, text = ''] = FIELD.exec(field) ?? [];
      // Without a position the dialect stays: NaN is no index.
      dialect = dialects[Number(position || NaN)] ?? dialect;
      const value = text.replaceAll(NAME, name);
      if (kind === YIELDS) yieldsTo[dialect] = script = value || script;
      else if (kind === BUSY) busy[dialect] = value;
      else selectors[dialect] = [...(selectors[dialect] ?? []), ...(value ? [value] : [])];
    }
    const files = positions.split(',').map(Number);
    const [code = 0, standIn] = files;
    const [start = '', ...holds] = marks;
    const definition = defineIsland({
      name,
      selectors,
      yieldsTo,
      busy,
      start: STARTS[start] ?? starts[Number(start)] ?? 'load',
      holds: holds.flatMap((mark) => HOLDS[mark] ?? []),
      isNeeded: holds.includes(NEEDED),
      load: () => load(code),
      ...(standIn === undefined ? {} : { standIn: () => load(standIn) }),
      ...members[name],
    });
    return { definition, files };
  });
}
