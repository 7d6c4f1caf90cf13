import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { hasBlock, replaceBlock } from '../../scripts/marked-block.ts';
import type { Result, Row } from './bench.ts';
import { wideTables } from './wide-tables.ts';

/** A result as Markdown, for both the terminal and the documentation. */
export function tableOf({ title, method, rows, goals }: Result): string {
  return [
    `## ${title}`,
    '',
    method,
    ...(rows.some(({ table }) => table !== undefined) ? wideTables(rows) : longTable(rows)),
    '',
    ...goals.map(({ promise, measured, limit }) => {
      const verdict = measured <= limit ? 'kept' : 'NOT kept';
      return `- Goal: ${promise}: ${measured.toFixed(2)} (limit ${limit}), ${verdict}.`;
    }),
  ].join('\n');
}

function longTable(rows: readonly Row[]): readonly string[] {
  return [
    '',
    '| case | median | ratio |',
    '|---|--:|--:|',
    ...rows.map((row) => `| ${row.case} | ${row.value.toFixed(2)} ${row.unit} | ${row.ratio.toFixed(2)} |`),
  ];
}

/** Writes a section between its markers in the documentation, or at the end if it is new. */
export function writeSection(file: string, name: string, text: string): void {
  const block = `bench:${name}`;
  const before = existsSync(file)
    ? readFileSync(file, 'utf8')
    : '# Benchmarks\n\nWritten by `npm run bench`; ratios within a group hold, milliseconds depend on the machine.\n';
  const document = hasBlock(before, block) ? before : `${before.trimEnd()}\n\n<!-- ${block} -->\n<!-- /${block} -->\n`;
  writeFileSync(file, replaceBlock(document, block, text));
}
