import { functions } from 'stirrup:functions';
import { provideAhead } from '@stirrup/runtime';
import { aheadOf, importModule } from './ahead-of.ts';
import { autoStart } from './auto-start.ts';
import { readFiles } from './table/read-files.ts';
import { readTable } from './table/read-table.ts';

/** The work of the tag for all islands, whose definitions and files are listed in few bytes. */
export function startListed(table: string, files: string): void {
  const listed = readFiles(files);
  const rows = readTable(table, functions, (file) => importModule(listed[file]?.url ?? ''));
  const positions = new Map(rows.map((row) => [row.definition.name, row.files]));
  provideAhead(aheadOf((island) => positions.get(island)?.flatMap((file) => listed[file]?.withImports ?? []) ?? []));
  autoStart(rows.map(({ definition }) => definition));
}
