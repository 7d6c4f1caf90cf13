import { readFileSync } from 'node:fs';
import { rules } from '../packages/stirrup/src/diagnostics/rules.ts';
import type { DerivedFile } from './derived-file.ts';
import { replaceBlock } from './marked-block.ts';

/** docs/diagnostics.md with the table of all kinds of mistakes, from their own texts. */
export function diagnosticsDocs(workspace: string): DerivedFile {
  const path = 'docs/diagnostics.md';
  const rows = Object.entries(rules).map(
    ([name, { mistake, correction }]) => `| \`${name}\` | ${mistake} | ${correction} |`,
  );
  const table = ['| In the line | The mistake | What it does, and what to do |', '| --- | --- | --- |', ...rows].join(
    '\n',
  );
  return { path, content: replaceBlock(readFileSync(`${workspace}/${path}`, 'utf8'), 'rules', table) };
}
