import { existsSync, readFileSync } from 'node:fs';
import type { Options } from 'tsup';
import { workspaceRoot } from './find-islands.ts';
import { specifierFrom } from './specifier-from.ts';

const loaderSources = [
  'packages/runtime/src/define-island.ts',
  'packages/stirrup/src/auto-start.ts',
  'packages/stirrup/src/start-listed.ts',
  'packages/cms/src/lazy/show-lazy.ts',
  'packages/builder/src/loops/start-of-loops.ts',
  'packages/builder/src/navigation/dropdown/mark-current.ts',
  'packages/builder/src/overlays/start-of-toggle.ts',
  'packages/builder/src/media/carousel/at-once.ts',
  'packages/builder/src/media/lazy-load/at-once.ts',
  'packages/builder/src/media/masonry/at-once.ts',
  'packages/builder/src/media/slider/at-once.ts',
  'packages/builder/src/page/interactions/at-once.ts',
  'packages/shop/src/product/gallery/at-once.ts',
  'packages/shop/src/site/store-notice/at-once.ts',
];

/** Sources of the loader that islands' code uses, too. */
const usedByIslands = [
  ...[
    'page-registry',
    'dom/has-modifier',
    'dom/override-opacity',
    'import-with-retry',
    'create-lazy',
    'members-of',
  ].map((name) => `packages/runtime/src/${name}.ts`),
  'packages/cms/src/lazy/show-lazy.ts',
  'packages/builder/src/loops/start-of-loops.ts',
  'packages/shop/src/product/gallery/at-once-contract.ts',
];

for (const path of [...loaderSources, ...usedByIslands]) {
  if (existsSync(`${workspaceRoot}/${path}`)) continue;
  throw new Error(`Stirrup: ${path} is not there. Name the file where it is now, in scripts/one-loader-chunk.ts.`);
}

function importsFor(importer: string): string[] {
  return loaderSources.map(
    (path, index) => `import * as loader${index} from '${specifierFrom(importer, `${workspaceRoot}/${path}`)}';`,
  );
}

/**
 * Puts the whole loader into one chunk. The islands' code uses some of it (the page's registry, modifier keys, retried
 * imports, reading forms, lazy pictures, the start of loops, names of galleries) and not the rest, so esbuild would
 * split it into several chunks. Unused imports keep it in one, and save each page a request.
 */
export const oneLoaderChunk = {
  name: 'one-loader-chunk',
  setup(api) {
    api.onLoad({ filter: new RegExp(`/(?:${usedByIslands.join('|').replaceAll('.', '\\.')})$`) }, ({ path }) => ({
      contents: [readFileSync(path, 'utf8'), ...importsFor(path)].join('\n'),
      loader: 'ts',
    }));
  },
} satisfies NonNullable<Options['esbuildPlugins']>[number];
