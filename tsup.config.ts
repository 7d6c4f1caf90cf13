import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { defineConfig, type Options } from 'tsup';
import { directImports } from './scripts/direct-imports.ts';
import { enginePlugin } from './scripts/engine-plugin.ts';
import { type FlavourName, fileIn, flavourNames, flavours } from './scripts/flavours.ts';
import { groupedIslands } from './scripts/grouped-islands.ts';
import { oneLoaderChunk } from './scripts/one-loader-chunk.ts';
import { ownKeysInZod } from './scripts/own-keys-in-zod.ts';
import { packageEntries, startsOfOneIsland } from './scripts/package-entries.ts';
import { packageNames } from './scripts/package-exports.ts';
import { besideLiteEngine } from './scripts/preact-as-react.ts';
import { tablePlugin } from './scripts/table-plugin.ts';
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
      // Written by `liteRing`, at the same time.
      clean: name === 'react' ? ['!lite.js*'] : true,
      external: dependenciesOf(name),
      platform: 'neutral',
      sourcemap: true,
    }),
  )
  .filter((options) => Object.keys(options.entry ?? {}).length > 0);

/** `@stirrup/react/lite`, beside the other files of its package. */
const liteRing: Options = {
  ...shared,
  name: 'react lite',
  entry: { lite: 'packages/react/src/index.ts' },
  outDir: 'packages/react/dist',
  clean: false,
  // Not React, in whose place the plugin puts the engine.
  external: dependenciesOf('react').filter((dependency) => !dependency.test('react') && !dependency.test('react-dom')),
  platform: 'neutral',
  sourcemap: true,
  esbuildPlugins: [besideLiteEngine()],
};

/**
 * Gives each single-island tag its own copy of the island's definition, and of what the loader does not need. Shared, every
 * definition would be a chunk of some 200 bytes, and the loader, which holds them all, would make a request for each.
 */
const definitionPerTag = {
  name: 'definition-per-tag',
  setup(api) {
    api.onResolve(
      { filter: /^@stirrup\/(shop|builder)\/|\/code-from-list\.ts$/ },
      async ({ path, importer, resolveDir, kind, pluginData }) => {
        if (pluginData === 'resolved' || !importer.includes('/stirrup/src/islands/')) return null;
        const found = await api.resolve(path, { importer, resolveDir, kind, pluginData: 'resolved' });
        return { ...found, suffix: `?own=${basename(importer)}` };
      },
    );
  },
} satisfies NonNullable<Options['esbuildPlugins']>[number];

/** The script tag in a flavour: everything bundled, everything that is not the loader on demand. */
function browser(flavour: FlavourName): Options {
  const { folder, built } = flavours[flavour];
  const entries: [string, string][] = [['stirrup', 'packages/stirrup/src/tag.ts'], ...startsOfOneIsland()];
  const nameOf = (entry: string) => fileIn(flavour, `${entry}.js`).replace(/\.js$/, '');
  return {
    ...shared,
    name: `browser ${flavour}`,
    entry: Object.fromEntries(entries.map(([entry, source]) => [nameOf(entry), source])),
    outDir: built,
    noExternal: [/./],
    platform: 'browser',
    minify: 'terser',
    terserOptions,
    sourcemap: true,
    // Read by scripts/write-manifest.ts, which puts the flavours together.
    metafile: true,
    esbuildPlugins: [
      enginePlugin(flavour),
      ownKeysInZod(),
      tablePlugin(),
      groupedIslands(),
      definitionPerTag,
      oneLoaderChunk,
      directImports(() => wantedChunks(flavour)),
    ],
    define: {
      'process.env.NODE_ENV': '"production"',
      STIRRUP_FLAVOUR: JSON.stringify(flavour),
      STIRRUP_FILES: '"../files.js"',
      // All flavours share it.
      STIRRUP_DIAGNOSTICS: JSON.stringify(`${folder ? '../' : ''}../diagnostics.js`),
    },
    esbuildOptions(options) {
      options.chunkNames = `${folder}chunks/[name]-[hash]`;
      options.legalComments = 'none';
      // Shortens what chunks call each other's exports, which terser, seeing one chunk at a time, cannot.
      options.minifyIdentifiers = true;
    },
  };
}

const browsers = flavourNames.map(browser);

// The demo shop needs the script tag only, and that within a second.
export default defineConfig(
  process.env['STIRRUP_BUILD'] === 'browser' ? browsers : [...packages, liteRing, ...browsers],
);
