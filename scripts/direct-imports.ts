import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Plugin } from 'esbuild';
import { workspaceRoot } from './find-islands.ts';
import { specifierFrom } from './specifier-from.ts';

/** `import { a, type B } from '@stirrup/runtime';`, or from a subpath such as `@stirrup/cms/notices` */
const BARREL_IMPORT = /^import \{([^}]*)\} from '@stirrup\/(\w+(?:\/[\w-]+)?)';$/gm;
/** `export { a, type B } from './a.ts';` */
const RE_EXPORT = /^export \{([^}]*)\} from '\.\/([^']+)';$/gm;

/**
 * Lets each file import names straight from the files that define them, past the package's `index.ts`.
 *
 * Why: esbuild puts a file into every chunk that reaches it, and through an `index.ts` the loader reaches all of its
 * package. What breaks without it: the script tag's loader carries code that only islands use, and grows past its
 * budget.
 *
 * @param chunks Further imports of a source, by its path and its contents: `wantedChunks`.
 */
export function directImports(chunks?: () => Promise<(path: string, contents: string) => string>): Plugin {
  const homes = new Map<string, Promise<ReadonlyMap<string, string>>>();
  const homesIn = (name: string) => {
    const [folder = '', subpath = 'index'] = name.split('/');
    const found = homes.get(name) ?? readHomes(`${workspaceRoot}/packages/${folder}/src`, `${subpath}.ts`);
    homes.set(name, found);
    return found;
  };
  return {
    name: 'direct-imports',
    async setup(build) {
      const ties = await chunks?.();
      build.onLoad({ filter: /\/packages\/\w+\/src\/.*\.tsx?$/ }, async ({ path }) => {
        const source = await readFile(path, 'utf8');
        const packages = new Set([...source.matchAll(BARREL_IMPORT)].map((match) => match[2] ?? ''));
        const files = new Map<string, ReadonlyMap<string, string>>();
        for (const name of packages) files.set(name, await homesIn(name));
        const contents = source.replace(
          BARREL_IMPORT,
          (_, list: string, name: string) =>
            // Keeps the line breaks, and with them the source maps.
            list.replace(/[^\n]/g, '') + importsOf(path, valuesIn(list), name, files.get(name)),
        );
        return {
          contents: contents + (ties?.(path, contents) ?? ''),
          loader: extname(path) === '.tsx' ? 'tsx' : 'ts',
        };
      });
    },
  };
}

function importsOf(
  path: string,
  values: readonly string[],
  name: string,
  homes: ReadonlyMap<string, string> | undefined,
): string {
  const imports = values.map((value) => {
    // A file may rename it: `emit as emitCart`.
    const [exported = ''] = value.split(' as ');
    const home = homes?.get(exported);
    return `import { ${value} } from '${home ? specifierFrom(path, home) : `@stirrup/${name}`}';`;
  });
  return imports.join(' ');
}

function valuesIn(list: string): string[] {
  return list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '' && !entry.startsWith('type '));
}

async function readHomes(source: string, barrel: string): Promise<ReadonlyMap<string, string>> {
  const index = await readFile(`${source}/${barrel}`, 'utf8').catch(() => '');
  return new Map(
    [...index.matchAll(RE_EXPORT)].flatMap(([, list = '', file = '']) =>
      valuesIn(list).map((value): [string, string] => [value, `${source}/${file}`]),
    ),
  );
}
