import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import type { IslandDefinition } from '../packages/runtime/src/define-island.ts';
import { findIslands, workspaceRoot } from './find-islands.ts';

/** A function of an island's definition, by the source that exports it. */
export interface FunctionSource {
  /** Path in the repository. */
  readonly source: string;
  readonly exported: string;
}

/** All definitions as they are, and the sources of their functions. */
export interface ReadDefinitions {
  readonly islands: readonly IslandDefinition[];
  readonly sourceOf: (value: unknown) => FunctionSource | undefined;
}

/** Imports in an `island.ts` of files of its package. */
const OWN_IMPORT = /^import \{[^}]*\} from '(\.[^']+)';$/gm;

/** Runs the definitions of all islands, bundled, because the build itself runs without the packages' aliases. */
export async function readDefinitions(): Promise<ReadDefinitions> {
  const sources = [
    ...new Set(
      findIslands().flatMap(({ path }) =>
        [...readFileSync(`${workspaceRoot}/${path}/island.ts`, 'utf8').matchAll(OWN_IMPORT)].map(([, from = '']) =>
          resolve(workspaceRoot, path, from).slice(workspaceRoot.length + 1),
        ),
      ),
    ),
  ].filter((source) => existsSync(`${workspaceRoot}/${source}`));
  const { outputFiles } = await build({
    stdin: {
      contents: [
        `export { islands } from './packages/stirrup/src/islands.ts';`,
        ...sources.map((source, index) => `import * as source${index} from './${source}';`),
        `export const modules = [${sources.map((_, index) => `source${index}`).join(', ')}];`,
      ].join('\n'),
      resolveDir: workspaceRoot,
    },
    plugins: [
      {
        name: 'without-code',
        setup(api) {
          api.onResolve({ filter: /./ }, ({ kind, path }) =>
            kind === 'dynamic-import' ? { path, external: true } : null,
          );
        },
      },
    ],
    bundle: true,
    write: false,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? '').toString('base64');
  const { islands, modules }: { islands: readonly IslandDefinition[]; modules: readonly object[] } = await import(
    `data:text/javascript;base64,${code}`
  );
  return {
    islands,
    sourceOf: (value) =>
      modules
        .flatMap((module, index) => {
          const [exported] = Object.entries(module).find(([, candidate]) => candidate === value) ?? [];
          return exported ? [{ source: sources[index] ?? '', exported }] : [];
        })
        .at(0),
  };
}
