import { relative, resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { workspaceRoot } from './find-islands.ts';
import { codeOf, type IslandFile, islandFiles, standInOf } from './island-files.ts';
import { GROUP } from './island-groups.ts';

/**
 * Puts islands that come together into one file: an import of one island's code, in its `island.ts`, loads the file of
 * its group, which finds the code by the name of the island.
 *
 * Why: esbuild gives each dynamic import a file of its own, and each file is a request and compressed on its own.
 */
export function groupedIslands(): Plugin {
  const files = islandFiles().filter(({ source }) => source.startsWith(GROUP));
  const groupOf = new Map(files.flatMap((file) => sourcesIn(file).map((path) => [path, file.name])));
  return {
    name: 'grouped-islands',
    setup(api) {
      api.onResolve({ filter: /^\.\.?\/.*\.tsx?$/ }, ({ path, kind, resolveDir }) => {
        if (kind !== 'dynamic-import') return null;
        const name = groupOf.get(relative(workspaceRoot, resolve(resolveDir, path)));
        return name ? { path: name, namespace: GROUP } : null;
      });
      api.onResolve({ filter: new RegExp(`^${GROUP}:`) }, ({ path }) => ({
        path: path.slice(GROUP.length + 1),
        namespace: GROUP,
      }));
      api.onLoad({ filter: /./, namespace: GROUP }, ({ path }) => {
        const file = files.find(({ name }) => name === path);
        return file ? { contents: contentsOf(file), resolveDir: workspaceRoot } : null;
      });
    },
  };
}

function membersOf({ islands, standIns }: IslandFile): { name: string; path: string }[] {
  return [
    ...islands.map((name) => ({ name, path: codeOf(name) })),
    ...standIns.map((name) => ({ name, path: standInOf(name) })),
  ];
}

function sourcesIn(file: IslandFile): string[] {
  return [...membersOf(file).map(({ path }) => path), ...file.parts.map((part) => `packages/${part}`)];
}

/**
 * A module that is to its islands what each one's own would be: islands and stand-ins are called with their name, and later
 * parts have other exports.
 */
function contentsOf(file: IslandFile): string {
  const members = membersOf(file);
  const imports = members.map(({ path }, index) => `import code${index} from './${path}';`);
  const entries = members.map(({ name }, index) => `'${name}': code${index}`);
  // Of an island, too: `followVariation` of the gallery.
  const rest = sourcesIn(file).map((path) => `export * from './${path}';`);
  const code = `const code = { ${entries.join(', ')} };`;
  return [...imports, ...rest, code, 'export default (of) => code[of.name](of);'].join('\n');
}
