import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { directImports } from './direct-imports.ts';
import { workspaceRoot } from './find-islands.ts';
import { oneLoaderChunk } from './one-loader-chunk.ts';
import { reactAsModule } from './react-as-module.ts';
import { wantedChunks } from './wanted-chunks.ts';

// Files that no browser needs, such as budgets, lie beside the code. esbuild names a chunk by a hash of its sources and
// their map: with absolute paths every checkout would build other files.
test('no chunk holds notes for the house, or says where the checkout lies', async () => {
  const { outputFiles } = await build({
    entryPoints: ['packages/stirrup/src/auto.ts'],
    absWorkingDir: workspaceRoot,
    outdir: 'dist/browser',
    plugins: [reactAsModule(), oneLoaderChunk, directImports(wantedChunks)],
    external: ['../files.js'],
    define: { STIRRUP_FILES: '"../files.js"' },
    bundle: true,
    splitting: true,
    format: 'esm',
    sourcemap: true,
    write: false,
  });
  expect(outputFiles.length).toBeGreaterThan(100);
  expect(outputFiles.filter(({ text }) => text.includes(workspaceRoot)).map(({ path }) => path)).toEqual([]);
  const sources = outputFiles.filter(({ path }) => path.endsWith('.map')).map(({ text }) => JSON.parse(text).sources);
  expect(sources.flat().filter((path) => /\/(size-budget|legacy-scripts)\.ts$/.test(path))).toEqual([]);
});
