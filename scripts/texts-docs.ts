import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { GLOBALS } from '../packages/cms/src/settings/contract.ts';
import type { DerivedFile } from './derived-file.ts';
import { findTexts, type TextsFile } from './find-texts.ts';
import { replaceBlock } from './marked-block.ts';
import { printedByBuilder } from './printed-by-builder.ts';

/** The docs with every text: its name, the English text, and the setting by which the page overrides it. */
export async function textsDocs(workspace: string): Promise<DerivedFile> {
  const path = 'docs/texts.md';
  const docs = readFileSync(`${workspace}/${path}`, 'utf8');
  const files = await findTexts(workspace);
  const globalOf = settingsGlobals(workspace);
  const sections = files.map((file) => sectionOf(file, globalOf));
  return { path, content: replaceBlock(docs, 'texts', [...sections, ''].join('\n')) };
}

function sectionOf({ path, source, texts }: TextsFile, globalOf: ReadonlyMap<string, string>): string {
  const rows = Object.entries(texts).map(([name, text]) => {
    const english = typeof text === 'string' ? text : text.english;
    const ofBuilder = printedByBuilder(name).map((key) => `\`${GLOBALS.builder}.${key}\``);
    const printed = typeof text === 'string' ? [] : [printedBy(path, source, name, globalOf)];
    return `| \`${name}\` | ${english} | ${[...ofBuilder, ...printed].join(', ')} |`.replace(/ {2}\|$/, ' |');
  });
  const header = ['| Name | English | Printed by the page |', '| --- | --- | --- |'];
  return [`\n## [${headingOf(path)}](../${path})\n`, ...header, ...rows].join('\n');
}

/** The name of an island, a room or a topic. */
function headingOf(path: string): string {
  const file = basename(path, '.ts');
  return file === 'texts' ? basename(dirname(path)) : file.replace('-texts', ' texts');
}

/** The setting that a text's `printed` reads, by its name on the page: `woocommerce_params.i18n_password_hide`. */
function printedBy(path: string, source: string, name: string, globalOf: ReadonlyMap<string, string>): string {
  const entry = new RegExp(`^  ${name}: \\{[^}]*?printed: \\(\\) =>\\s+(\\w+)\\(\\)\\.([\\w[\\]]+)`, 'm').exec(source);
  const global = globalOf.get(entry?.[1] ?? '');
  if (!entry || !global) {
    throw new Error(
      `Stirrup: ${path} does not say readably where the page prints "${name}". Write printed: () => someSettings().key.`,
    );
  }
  return `\`${global}.${entry[2]}\``;
}

/** The names of the globals behind the settings' readers, by the readers' names. */
function settingsGlobals(workspace: string): ReadonlyMap<string, string> {
  const folder = `${workspace}/packages/cms/src/settings`;
  const sources = ['page-settings.ts', 'rating-settings.ts'].map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  const names = new Map<string, string>(Object.entries(GLOBALS));
  return new Map(
    [...sources.join('\n').matchAll(/export const (\w+) = defineSettings\(\s*GLOBALS\.(\w+)/g)].map(
      ([, reader = '', key = '']) => [reader, names.get(key) ?? ''],
    ),
  );
}
