import { readFileSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';
import { directImports } from './scripts/direct-imports.ts';
import { groupedIslands } from './scripts/grouped-islands.ts';
import { islandTable } from './scripts/island-table.ts';
import { oneLoaderChunk } from './scripts/one-loader-chunk.ts';
import { ownKeysInZod } from './scripts/own-keys-in-zod.ts';
import { packageEntries, startsOfOneIsland } from './scripts/package-entries.ts';
import { packageNames } from './scripts/package-exports.ts';
import { reactAsModule } from './scripts/react-as-module.ts';
import { terserOptions } from './scripts/terser-options.ts';
import { wantedChunks } from './scripts/wanted-chunks.ts';

/** Dependencies and peer dependencies of a package, which stay imports. */
function dependenciesOf(name: string): RegExp[] {
  const manifest: { dependencies?: object; peerDependencies?: object } = JSON.parse(
    readFileSync(`packages/${name}/package.json`, 'utf8'),
  );
  const names = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  return names.map((dependency) => new RegExp(`^${dependency}(/|$)`));
}

const shared = { format: 'esm', target: 'es2022', splitting: true, clean: true, silent: true } satisfies Options;

const packages = packageNames
  .map(
    (name): Options => ({
      ...shared,
      name,
      entry: packageEntries(name),
      outDir: `packages/${name}/dist`,
      external: dependenciesOf(name),
      platform: 'neutral',
      sourcemap: true,
    }),
  )
  .filter((options) => Object.keys(options.entry ?? {}).length > 0);

/**
 * Gives each single-island tag its own copy of the island's definition. Shared, every definition would be a chunk of
 * some 200 bytes, and the loader, which holds them all, would make a request for each.
 */
const definitionPerTag = {
  name: 'definition-per-tag',
  setup(api) {
    api.onResolve(
      { filter: /^@stirrup\/(shop|builder)\// },
      async ({ path, importer, resolveDir, kind, pluginData }) => {
        if (pluginData === 'resolved' || !importer.includes('/stirrup/src/islands/')) return null;
        const found = await api.resolve(path, { importer, resolveDir, kind, pluginData: 'resolved' });
        return { ...found, suffix: '?own' };
      },
    );
  },
} satisfies NonNullable<Options['esbuildPlugins']>[number];

/** The script tag: everything bundled, everything that is not the loader on demand. */
const browser: Options = {
  ...shared,
  name: 'browser',
  entry: Object.fromEntries([['stirrup', 'packages/stirrup/src/tag.ts'], ...startsOfOneIsland()]),
  outDir: 'dist/browser',
  noExternal: [/./],
  platform: 'browser',
  minify: 'terser',
  terserOptions,
  sourcemap: true,
  metafile: true,
  onSuccess: 'tsx scripts/write-manifest.ts',
  esbuildPlugins: [
    reactAsModule(),
    ownKeysInZod(),
    islandTable(),
    groupedIslands(),
    definitionPerTag,
    oneLoaderChunk,
    directImports(wantedChunks),
  ],
  define: {
    'process.env.NODE_ENV': '"production"',
    STIRRUP_FILES: '"../files.js"',
    STIRRUP_DIAGNOSTICS: '"../diagnostics.js"',
  },
  esbuildOptions(options) {
    options.chunkNames = 'chunks/[name]-[hash]';
    options.legalComments = 'none';
    // Shortens what chunks call each other's exports, which terser, seeing one chunk at a time, cannot.
    options.minifyIdentifiers = true;
  },
};

// The demo shop needs the script tag only, and that within a second.
export default defineConfig(process.env['STIRRUP_BUILD'] === 'browser' ? [browser] : [...packages, browser]);
