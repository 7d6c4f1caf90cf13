import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { DerivedFile } from './derived-file.ts';
import { findTexts, type TextsFile } from './find-texts.ts';
import { replaceBlock } from './marked-block.ts';
import { type PrintedKeys, printedKeys } from './printed-keys.ts';
import { textNotes } from './text-notes.ts';

/** The docs with every text: its name, the English text, and the setting by which the page overrides it. */
export async function textsDocs(workspace: string): Promise<DerivedFile> {
  const path = 'docs/texts.md';
  const docs = readFileSync(`${workspace}/${path}`, 'utf8');
  const files = await findTexts(workspace);
  const keysOf = await printedKeys(workspace, files);
  const sections = files.map((file) => sectionOf(file, keysOf));
  return { path, content: replaceBlock(docs, 'texts', [...sections, ''].join('\n')) };
}

function sectionOf(file: TextsFile, keysOf: PrintedKeys): string {
  const rows = Object.entries(file.texts).map(([name, text]) => {
    const english = typeof text === 'string' ? text : text.english;
    const printed = keysOf(file, name).map((key) => `\`${key}\``);
    return `| \`${name}\` | ${english} | ${printed.join(', ')} |`.replace(/ {2}\|$/, ' |');
  });
  const { topic, notes } = textNotes(file.source);
  const about = [topic, ...[...notes].map(([name, note]) => `\`${name}\`: ${note}`)].join(' ');
  const header = ['| Name | English | Printed by the page |', '| --- | --- | --- |'];
  return [`\n## [${headingOf(file.path)}](../${file.path})\n`, `${about}\n`, ...header, ...rows].join('\n');
}

/** The name of an island, a room or a topic. */
function headingOf(path: string): string {
  const file = basename(path, '.ts');
  return file === 'texts' ? basename(dirname(path)) : file.replace('-texts', ' texts');
}
