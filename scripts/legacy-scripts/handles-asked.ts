import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { knownScripts, type LegacyScript } from '../../packages/cms/src/legacy-scripts/known-scripts.ts';
import { type IslandFolder, workspaceRoot } from '../find-islands.ts';

/** Modules that hold no logic: a name in them is none that is asked for. */
const DATA = /\/(contract|props|island|legacy-scripts)\.ts$/;

/** A relative import, static or not, of values. */
const IMPORT = /(?:^import (?!type )[^;]*?from|\bimport\()\s*'(\.[^']+)'/gm;

/** A quoted word; not one that a dialect is compared with, for one handle is called like a dialect. */
const WORD = /(?<!===? )'([\w-]+)'/g;

/** An island's own code, of another island: what that asks for is its affair. */
const MAIN = /\/([\w-]+)\/\1\.tsx?$/;

/** The handles that an island's code asks for: those that stand in its module, or in one of its package that it imports. */
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

/** The handles that stand in code. */
export function handlesIn(code: string): LegacyScript[] {
  return [...code.matchAll(WORD)].flatMap(([, word = '']) => (isHandle(word) ? [word] : []));
}

function isHandle(word: string): word is LegacyScript {
  return Object.hasOwn(knownScripts, word);
}
