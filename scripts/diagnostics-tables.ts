import { existsSync } from 'node:fs';
import type { DerivedFile } from './derived-file.ts';
import { type IslandFolder, type IslandPackage, islandPackages } from './find-islands.ts';
import { islandNames } from './new-island/island-names.ts';

/** A table with one value of each island, for the diagnostics. */
interface Table {
  /** The table's file in the package, without its ending. */
  readonly name: string;
  /** The file of an island's folder that exports the value. */
  readonly file: string;
  /** Name of the export, for an island's variable. */
  readonly exported: (variable: string) => string;
  /** Text in the file that has to be there. */
  readonly marker?: string;
  readonly doc: string;
  readonly type: { readonly name: string; readonly of: string; readonly from: string };
}

const tables: readonly Table[] = [
  {
    name: 'island-props',
    file: 'props.ts',
    exported: (variable) => `${variable}Props`,
    doc: 'Options of each island, for the diagnostics.',
    type: { name: 'islandProps', of: 'PropsSchema<Readers>', from: '@stirrup/runtime' },
  },
  {
    name: 'island-contracts',
    file: 'contract.ts',
    exported: (variable) => `${variable}Contract`,
    marker: 'Contract(',
    doc: 'Parts and states of each island that has any, for the diagnostics.',
    type: { name: 'islandContracts', of: 'Contract<string, string>', from: '@stirrup/runtime' },
  },
  {
    name: 'island-scripts',
    file: 'legacy-scripts.ts',
    exported: () => 'legacyScripts',
    doc: 'The relation of each island to scripts of the CMS, for the diagnostics.',
    type: { name: 'islandScripts', of: 'LegacyScripts', from: '@stirrup/cms/legacy-scripts' },
  },
  {
    name: 'island-diagnostics',
    file: 'diagnostics.ts',
    exported: (variable) => `${variable}Diagnostics`,
    doc: 'Additions of islands to the diagnostics, by a file of their own.',
    type: { name: 'islandDiagnostics', of: 'IslandDiagnostics', from: '@stirrup/runtime' },
  },
];

/** Paths of the tables of all packages. */
export const diagnosticsTablePaths: readonly string[] = islandPackages.flatMap((name) =>
  tables.map((table) => pathOf(name, table)),
);

/** The tables of all packages: no page gets them without the debug mode's switch. */
export function diagnosticsTables(
  islands: readonly IslandFolder[],
  read: (path: string) => string,
  workspace: string,
): DerivedFile[] {
  return islandPackages.flatMap((name) =>
    tables.map((table) => {
      const shown = islands.filter((island) => {
        const path = `${workspace}/${island.path}/${table.file}`;
        return island.package === name && existsSync(path) && read(path).includes(table.marker ?? '');
      });
      return { path: pathOf(name, table), content: contentOf(table, shown) };
    }),
  );
}

function pathOf(name: IslandPackage, table: Table): string {
  return `packages/${name}/src/${table.name}.ts`;
}

function contentOf({ file, exported, doc, type }: Table, shown: readonly IslandFolder[]): string {
  const entries = shown.map((island) => {
    const { variable, name } = islandNames(island);
    const own = exported(variable);
    const local = own === 'legacyScripts' ? variable : own;
    const names = own === local ? own : `${own} as ${local}`;
    const key = name === local ? '' : /-/.test(name) ? `'${name}': ` : `${name}: `;
    return {
      line: `import { ${names} } from './${island.room}/${name}/${file}';`,
      // Without the file: the formatter orders by folders.
      from: `./${island.room}/${name}`,
      entry: `  ${key}${local},`,
    };
  });
  const imports = [...entries].sort((one, other) => (one.from < other.from ? -1 : 1)).map(({ line }) => line);
  const types = `import type { ${type.of
    .split(/[<>]/)
    .filter((word) => /^[A-Z]/.test(word))
    .join(', ')} } from '${type.from}';`;
  const declared = `export const ${type.name}: Readonly<Record<string, ${type.of}>> = {`;
  const body =
    entries.length > 0 ? `${declared}\n${entries.map(({ entry }) => entry).join('\n')}\n};` : `${declared}};`;
  return `${[types, ...imports].join('\n')}\n\n/** ${doc} */\n${body}\n`;
}
