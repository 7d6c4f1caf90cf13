import type { Contract } from '../../packages/runtime/src/parts/contract.ts';
import { code, table } from './table.ts';

/** The selectors of an island's parts in each of its dialects. */
export function partTable(
  { parts, dialects: known }: Contract<string, string>,
  dialects: readonly string[],
  comments: ReadonlyMap<string, string>,
): string {
  return nameTable('Part', parts, (dialect, part) => known[dialect]?.parts[part], { dialects, comments });
}

/** The notations of an island's states in each of its dialects: classes, or attributes in brackets. */
export function stateTable(
  { states, dialects: known }: Contract<string, string>,
  dialects: readonly string[],
  comments: ReadonlyMap<string, string>,
): string {
  return nameTable('State', states, (dialect, state) => known[dialect]?.states[state], { dialects, comments });
}

interface Known {
  readonly dialects: readonly string[];
  readonly comments: ReadonlyMap<string, string>;
}

function nameTable(
  heading: string,
  names: readonly string[],
  notationOf: (dialect: string, name: string) => string | undefined,
  { dialects, comments }: Known,
): string {
  const rows = names.map((name) => [
    code(name),
    ...dialects.map((dialect) => {
      const notation = notationOf(dialect, name);
      return notation ? code(notation) : '';
    }),
    (comments.get(name) ?? '').replaceAll('|', '\\|'),
  ]);
  return table([heading, ...dialects.map(code), 'Meaning'], rows);
}
