import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { BUILDER_TEXTS } from '../fixtures/cms/markup/builder-texts.ts';
import { GLOBALS } from '../packages/cms/src/settings/contract.ts';
import type { TextsFile } from './find-texts.ts';

/** The settings under which the page prints a text: `woocommerce_params.i18n_password_hide`. */
export type PrintedKeys = (file: TextsFile, name: string) => readonly string[];

/** Finds the settings under which pages print the texts of these files. */
export async function printedKeys(workspace: string, files: readonly TextsFile[]): Promise<PrintedKeys> {
  const globalOf = await settingsGlobals(workspace, files);
  return (file, name) => {
    const ofBuilder = printedByBuilder(name).map((key) => `${GLOBALS.builder}.${key}`);
    return typeof file.texts[name] === 'string' ? ofBuilder : [...ofBuilder, printedBy(file, name, globalOf)];
  };
}

/** Keys of the builder's texts under which it prints a text of ours (bricks-elements.md §2.1). */
function printedByBuilder(name: string): string[] {
  const { i18n } = BUILDER_TEXTS;
  if (name in i18n) return [`i18n.${name}`];
  return name in i18n.splide ? [`i18n.splide.${name}`] : [];
}

/** The setting that a text's `printed` reads. */
function printedBy({ path, source }: TextsFile, name: string, globalOf: ReadonlyMap<string, string>): string {
  const entry = new RegExp(`^  ${name}: \\{[^}]*?printed: \\(\\) =>\\s+(\\w+)\\(\\)\\.([\\w[\\]]+)`, 'm').exec(source);
  const global = globalOf.get(entry?.[1] ?? '');
  if (!entry || !global) {
    throw new Error(
      `Stirrup: ${path} does not say readably where the page prints "${name}". Write printed: () => someSettings().key.`,
    );
  }
  return `${global}.${entry[2]}`;
}

/** The names of the globals behind the settings' readers, by the readers' names: of the ring, and of files beside texts. */
async function settingsGlobals(workspace: string, files: readonly TextsFile[]): Promise<ReadonlyMap<string, string>> {
  const ring = 'packages/cms/src/settings';
  const beside = files.map(({ path }) => `${dirname(path)}/settings.ts`);
  const paths = [`${ring}/page-settings.ts`, `${ring}/rating-settings.ts`, ...beside];
  const found = paths
    .filter((path) => existsSync(`${workspace}/${path}`))
    .map(async (path) => {
      const contract: Readonly<Record<string, unknown>> = await import(`${workspace}/${dirname(path)}/contract.ts`);
      const names = new Map(Object.entries({ ...contract, ...GLOBALS }));
      const readers = readFileSync(`${workspace}/${path}`, 'utf8').matchAll(
        /export const (\w+) = defineSettings\(\s*(?:GLOBALS\.)?(\w+)/g,
      );
      return [...readers].map(([, reader = '', key = '']) => [reader, String(names.get(key) ?? '')] as const);
    });
  return new Map((await Promise.all(found)).flat());
}
