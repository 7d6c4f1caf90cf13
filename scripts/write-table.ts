import type { IslandDefinition } from '@stirrup/runtime';
import {
  BUSY,
  COLUMN,
  HOLDS,
  NAME,
  NEEDED,
  ROW,
  STARTS,
  type TableFunctions,
  YIELDS,
} from '../packages/stirrup/src/table/table-format.ts';
import type { IslandFile } from './island-files.ts';

/** Characters with a meaning of their own in the table, and such at the start of a value. */
const UNFIT = /[|;~]|^[\d@%]/;

/**
 * Writes the table of islands that `readTable` reads: a row with the names of all dialects, the most frequent one first, and
 * then a row for each island with its name, a mark for its start strategy, marks for what it holds, the positions of its
 * files unless they are those of the row before, and the values of each dialect behind the dialect's position. A script that
 * is the same as the latest one is left out.
 *
 * @throws {Error} for a value that the table cannot hold.
 */
export function writeTable(islands: readonly IslandDefinition[], files: readonly IslandFile[]): string {
  const dialects = dialectsIn(islands);
  const { starts } = functionsOf(islands);
  if (dialects.length > 10 || starts.length > 10) {
    throw new Error('Stirrup: the table has a digit for each dialect, and for each function. Give it letters.');
  }
  const rows = islands
    .map((island) => ({ island, positions: positionsOf(island, files) }))
    .sort((one, other) => one.positions.localeCompare(other.positions, 'en', { numeric: true }));
  let script = '';
  const known = (value: string) => {
    const isKnown = value === script;
    script = value;
    return isKnown ? '' : value;
  };
  return [
    dialects.join(' '),
    ...rows.map(({ island, positions }, index) =>
      [
        island.name,
        marksOf(island, starts),
        positions === rows[index - 1]?.positions ? '' : positions,
        ...fieldsOf(island, dialects, known),
      ].join(COLUMN),
    ),
  ].join(ROW);
}

/** The functions of definitions, all but `load` and `standIn`. */
export function functionsOf(islands: readonly IslandDefinition[]): TableFunctions {
  const members = islands.flatMap(({ name, atOnce, whenFailed }) =>
    atOnce || whenFailed ? [[name, { ...(atOnce ? { atOnce } : {}), ...(whenFailed ? { whenFailed } : {}) }]] : [],
  );
  return {
    starts: [...new Set(islands.map(({ start }) => start).filter((start) => typeof start === 'function'))],
    members: Object.fromEntries(members),
  };
}

/** The most frequent one first: the table leaves out its position. */
function dialectsIn(islands: readonly IslandDefinition[]): string[] {
  const counts = new Map<string, number>();
  for (const dialect of islands.flatMap(dialectsOf)) counts.set(dialect, (counts.get(dialect) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([dialect]) => dialect);
}

/** Dialects of an island of which the table holds values. */
function dialectsOf({ name, selectors, yieldsTo, busy }: IslandDefinition): string[] {
  const { stirrup, ...others } = selectors;
  const isUsual = JSON.stringify(stirrup) === JSON.stringify([`[data-island="${name}"]`]);
  return Object.keys({ ...(isUsual ? others : selectors), ...yieldsTo, ...busy });
}

function positionsOf({ name, standIn }: IslandDefinition, files: readonly IslandFile[]): string {
  const code = files.findIndex(({ islands }) => islands.includes(name));
  return standIn ? `${code},${files.findIndex(({ standIns }) => standIns.includes(name))}` : `${code}`;
}

function marksOf(
  { name, start, holds, isNeeded, inEditor }: IslandDefinition,
  starts: TableFunctions['starts'],
): string {
  if (inEditor) throw new Error(`Stirrup: "${name}" starts in the editor, which the table has no mark for. Add one.`);
  return [
    typeof start === 'string' ? markOf(STARTS, start) : starts.indexOf(start),
    ...holds.map((type) => markOf(HOLDS, type)),
    ...(isNeeded ? [NEEDED] : []),
  ].join('');
}

function fieldsOf(
  island: IslandDefinition,
  dialects: readonly string[],
  known: (script: string) => string,
): readonly string[] {
  const { name, selectors, yieldsTo = {}, busy } = island;
  const isUsual = !dialectsOf({ ...island, yieldsTo: {}, busy: {} }).includes('stirrup');
  let current = 0;
  return dialectsOf(island).flatMap((dialect) => {
    const listed = dialect === 'stirrup' && isUsual ? [] : (selectors[dialect] ?? []);
    // A dialect without selectors is one all the same.
    const own = listed.length === 0 && Object.hasOwn(selectors, dialect) && !isUsual ? [''] : listed;
    const script = yieldsTo[dialect];
    const classes = busy[dialect];
    const values = [...own, ...(script ? [script] : []), ...(classes ? [classes] : [])];
    const wrong = values.find((value) => UNFIT.test(value));
    if (wrong) throw new Error(`Stirrup: the table cannot hold "${wrong}" of "${name}". Write it in another way.`);
    const position = dialects.indexOf(dialect);
    return [...own, ...(script ? [YIELDS + known(script)] : []), ...(classes ? [BUSY + classes] : [])].map((value) => {
      const prefix = position === current ? '' : position;
      current = position;
      return prefix + value.replaceAll(name, NAME);
    });
  });
}

function markOf(marks: Readonly<Record<string, string>>, value: string): string {
  const [mark] = Object.entries(marks).find(([, marked]) => marked === value) ?? [];
  if (!mark) throw new Error(`Stirrup: the table has no mark for "${value}". Add one to table-format.ts.`);
  return mark;
}
