import { functions } from 'stirrup:functions';
import { autoStart } from './auto-start.ts';
import { codeFromFiles, importModule } from './code-from-files.ts';
import { readFiles } from './table/read-files.ts';
import { readTable } from './table/read-table.ts';

/** The work of the tag for all islands, whose definitions and files are listed in few bytes. */
export function startListed(table: string, files: string): void {
  const listed = readFiles(files);
  const rows = readTable(table, functions, (file) => importModule(listed[file]?.at(-1) ?? ''));
  const filesOf = (island: string) => rows.find(({ definition }) => definition.name === island)?.files ?? [];
  const codeSource = codeFromFiles((island) => filesOf(island).flatMap((file) => listed[file] ?? []));
  autoStart(
    rows.map(({ definition }) => definition),
    codeSource,
  );
}
