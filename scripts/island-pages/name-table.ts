import type { Contract } from '../../packages/runtime/src/parts/contract.ts';
import { code, table } from './table.ts';

/** The selectors of an island's parts in each dialect. */
export function partTable(contract: Contract<string, string>, comments: ReadonlyMap<string, string>): string {
  return nameTable('Part', contract.parts, (dialect, part) => contract.dialects[dialect]?.parts[part], {
    contract,
    comments,
  });
}

/** The notations of an island's states in each dialect: classes, or attributes in brackets. */
export function stateTable(contract: Contract<string, string>, comments: ReadonlyMap<string, string>): string {
  return nameTable('State', contract.states, (dialect, state) => contract.dialects[dialect]?.states[state], {
    contract,
    comments,
  });
}

interface Known {
  readonly contract: Contract<string, string>;
  readonly comments: ReadonlyMap<string, string>;
}

function nameTable(
  heading: string,
  names: readonly string[],
  notationOf: (dialect: string, name: string) => string | undefined,
  { contract, comments }: Known,
): string {
  const dialects = Object.keys(contract.dialects);
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
