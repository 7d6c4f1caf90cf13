import type { Plugin } from 'esbuild';
import { workspaceRoot } from './find-islands.ts';
import { islandFiles } from './island-files.ts';
import { type ReadDefinitions, readDefinitions } from './read-definitions.ts';
import { functionsOf, writeTable } from './write-table.ts';

/** Stands in the built script tag for the list of files until all of them have their names. */
export const FILES_LIST = 'STIRRUP_FILES_LIST';

/**
 * Provides `stirrup:table` and `stirrup:functions`, by which the script tag knows all islands in a third of their
 * definitions' bytes.
 */
export function tablePlugin(): Plugin {
  return {
    name: 'table-plugin',
    setup(api) {
      const data = readDefinitions();
      const provide = (name: string, contents: () => Promise<string> | string) => {
        api.onResolve({ filter: new RegExp(`^stirrup:${name}$`) }, () => ({ path: name, namespace: 'stirrup' }));
        api.onLoad({ filter: new RegExp(`^${name}$`), namespace: 'stirrup' }, async () => ({
          contents: await contents(),
          resolveDir: workspaceRoot,
        }));
      };
      provide('table', async () => tableModule(await data));
      provide('functions', async () => functionsModule(await data));
    },
  };
}

function tableModule({ islands }: ReadDefinitions): string {
  return [
    `export const table = ${JSON.stringify(writeTable(islands, islandFiles()))};`,
    `export const files = '${FILES_LIST}';`,
  ].join('\n');
}

function functionsModule({ islands, sourceOf }: ReadDefinitions): string {
  const { starts, members } = functionsOf(islands);
  const names = new Map<string, string>();
  const nameOf = (value: unknown) => {
    const found = sourceOf(value);
    if (!found) {
      throw new Error(
        `Stirrup: no file that an island.ts imports exports a function of its definition: ${value}. Move it to at-once.ts.`,
      );
    }
    const exported = `${found.exported} as $ } from './${found.source}'`;
    const name = names.get(exported) ?? `function${names.size}`;
    names.set(exported, name);
    return name;
  };
  const memberLines = Object.entries(members).map(
    ([name, functions]) =>
      `'${name}': { ${Object.entries(functions).map(([member, value]) => `${member}: ${nameOf(value)}`)} }`,
  );
  const startNames = starts.map(nameOf);
  return [
    ...[...names].map(([exported, name]) => `import { ${exported.replace('$', name)};`),
    `export const functions = { starts: [${startNames}], members: { ${memberLines} } };`,
  ].join('\n');
}
