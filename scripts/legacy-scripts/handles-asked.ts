import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { knownScripts, type LegacyScript } from '../../packages/cms/src/legacy-scripts/known-scripts.ts';
import { type IslandFolder, workspaceRoot } from '../find-islands.ts';

/** Modules without logic: a handle in them is only data. */
const DATA = /\/(contract|props|island|legacy-scripts)\.ts$/;

/** A relative import of values, static or dynamic, or a re-export. */
const IMPORT = /(?:^(?:im|ex)port (?!type )[^;]*?from|\bimport\()\s*'(\.[^']+)'/gm;

/** A quoted string, unless it is compared with a dialect, because one handle has a dialect's name. */
const WORD = /(?<!===? )'([\w-]+)'/g;

/** The main module of another island, whose handles belong to that island. */
const MAIN = /\/([\w-]+)\/\1\.tsx?$/;

/** The handles that an island's code checks for: those in its module, and in modules of its package that it imports. */
export function handlesAsked(
  { path, name }: IslandFolder,
  workspace: string = workspaceRoot,
): ReadonlySet<LegacyScript> {
  const folder = `${workspace}/${path}`;
  const seen = new Set<string>();
  const handles = new Set<LegacyScript>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    const code = codeOf(file);
    if (!DATA.test(file)) for (const handle of handlesIn(code)) handles.add(handle);
    for (const [, specifier = ''] of code.matchAll(IMPORT)) {
      const imported = resolve(dirname(file), specifier);
      if (!MAIN.test(imported)) visit(imported);
    }
  };
  visit(existsSync(`${folder}/${name}.tsx`) ? `${folder}/${name}.tsx` : `${folder}/${name}.ts`);
  return handles;
}

/** A module without its comments. */
export function codeOf(file: string): string {
  return readFileSync(file, 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/(?<!:)\/\/.*/g, '');
}

/** The handles in a source. */
export function handlesIn(code: string): LegacyScript[] {
  return [...code.matchAll(WORD)].flatMap(([, word = '']) => (isHandle(word) ? [word] : []));
}

function isHandle(word: string): word is LegacyScript {
  return Object.hasOwn(knownScripts, word);
}
