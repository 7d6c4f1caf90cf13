import { build, type Metafile } from 'esbuild';
import { directImports } from './direct-imports.ts';
import { enginePlugin } from './engine-plugin.ts';
import { islandOf } from './files-loaded.ts';
import { workspaceRoot } from './find-islands.ts';
import type { FlavourName } from './flavours.ts';
import { LITE_ENGINE } from './preact-as-react.ts';

/** A source of the script tag, with its importers. */
export interface GraphSource {
  /** Path below `packages/`. */
  readonly path: string;
  /** True if the loader contains it. */
  readonly isInLoader: boolean;
  /** True if it imports React, or what stands in for it. */
  readonly needsReact: boolean;
  /** Islands whose code imports it, directly or indirectly. */
  readonly islands: readonly string[];
  /** True if one of these does not need React. */
  readonly isForBehaviours: boolean;
  /** Number of files loaded later than an island's code that import it, or are it. */
  readonly lateParts: number;
  /** Number of files of these, of islands' code, and of stand-ins, that import it, or are it. */
  readonly importers: number;
}

const LOADER = 'packages/stirrup/src/auto.ts';

/** All sources of the script tag in a flavour, found by a build that writes nothing. */
export async function readImportGraph(flavour: FlavourName = 'react'): Promise<readonly GraphSource[]> {
  return sourcesIn(await readImports(flavour));
}

/** The imports of all sources of the script tag, by their paths below the workspace. */
export async function readImports(flavour: FlavourName = 'react'): Promise<Metafile['inputs']> {
  const { metafile } = await build({
    entryPoints: [LOADER],
    absWorkingDir: workspaceRoot,
    outdir: 'dist/browser',
    plugins: [enginePlugin(flavour), directImports()],
    external: ['../files.js'],
    define: { 'process.env.NODE_ENV': '"production"', STIRRUP_FILES: '"../files.js"' },
    bundle: true,
    splitting: true,
    format: 'esm',
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
  return metafile.inputs;
}

/** True for React, and for what stands in for it. */
const isEngine = (source: string) => source.startsWith('react-as-module:') || source === LITE_ENGINE;

function sourcesIn(inputs: Metafile['inputs']): GraphSource[] {
  const importsOf = (path: string, kind: string) =>
    (inputs[path]?.imports ?? []).filter((item) => item.kind === kind && !item.external).map((item) => item.path);
  const withImports = (path: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(path)) return seen;
    seen.add(path);
    for (const next of importsOf(path, 'import-statement')) withImports(next, seen);
    return seen;
  };
  const paths = Object.keys(inputs);
  const fetched = [...new Set(paths.flatMap((path) => importsOf(path, 'dynamic-import')))];
  const hasReact = (sources: Set<string>) => [...sources].some(isEngine);
  const reached = fetched.map((path) => ({ island: islandOf(path), sources: withImports(path) }));
  const islandsWith = new Set(reached.filter(({ sources }) => hasReact(sources)).map(({ island }) => island));
  const loader = withImports(LOADER);
  return paths
    .filter((path) => path.startsWith('packages/'))
    .sort()
    .map((path) => {
      const users = reached.filter(({ sources }) => sources.has(path)).map(({ island }) => island);
      return {
        path: path.slice('packages/'.length),
        isInLoader: loader.has(path),
        needsReact: hasReact(withImports(path)),
        islands: [...new Set(users.filter((island) => island !== undefined))],
        isForBehaviours: users.some((island) => island !== undefined && !islandsWith.has(island)),
        lateParts: users.filter((island) => island === undefined).length,
        importers: users.length,
      };
    });
}
