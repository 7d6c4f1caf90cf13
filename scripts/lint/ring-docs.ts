import { readFileSync } from 'node:fs';
import type { DerivedFile } from '../derived-file.ts';
import { workspaceRoot } from '../find-islands.ts';
import { replaceBlock } from '../marked-block.ts';
import { packageNames } from '../package-exports.ts';
import { ringTable } from './ring-table.ts';

/** docs/architecture.md with the table of the rings. */
export function ringDocs(workspace: string = workspaceRoot): DerivedFile {
  const path = 'docs/architecture.md';
  const rows = packageNames.map((name) => {
    const { knows, doesNotKnow, inWords } = ringTable[name];
    return `| \`${name}\` | ${knows} | ${doesNotKnow} | ${inWords} |`;
  });
  const table = ['| Ring | Knows | Does not know | May import |', '| --- | --- | --- | --- |', ...rows].join('\n');
  return { path, content: replaceBlock(readFileSync(`${workspace}/${path}`, 'utf8'), 'rings', table) };
}
