import { diagnosticsTablePaths } from '../diagnostics-tables.ts';
import type { IslandFolder } from '../find-islands.ts';
import type { FileImport } from './read-imports.ts';

/** Files of an island that others may import: its definition, and the names of its parts. */
const PUBLIC = ['island.ts', 'contract.ts'];

/** Tests, and the markup that they share, put islands together on one page. */
const FOR_TESTS = /\/testing\/|[/-]fixture\.ts$|\/demo-page\.ts$|\.(?:test|e2e|spec-d)\.tsx?$/;

/** Tables of all islands, for the diagnostics, which are a bundle of their own. */
const TABLES: ReadonlySet<string> = new Set(diagnosticsTablePaths);

/** Imports into an island's folder from outside, as one message each. */
export function privateImports(imports: readonly FileImport[], islands: readonly IslandFolder[]): string[] {
  return imports.flatMap(({ from, to, isLate }) => {
    const island = islands.find(({ path }) => to.startsWith(`${path}/`));
    if (!island || from.startsWith(`${island.path}/`) || FOR_TESTS.test(from) || TABLES.has(from)) return [];
    const file = to.slice(island.path.length + 1);
    const isItsCode = file.replace(/\.tsx?$/, '') === island.name;
    if (PUBLIC.includes(file) || (isLate && isItsCode)) return [];
    const room = island.path.slice(0, island.path.lastIndexOf('/'));
    return [
      `${from} imports ${file} of the island "${island.name}". Put what islands share into a folder of their room, ` +
        `beside theirs: ${room}/<subject>/${file}.`,
    ];
  });
}
