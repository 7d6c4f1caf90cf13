import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { directImports } from './direct-imports.ts';
import { workspaceRoot } from './find-islands.ts';
import { groupedIslands } from './grouped-islands.ts';
import { oneLoaderChunk } from './one-loader-chunk.ts';
import { reactAsModule } from './react-as-module.ts';
import { repositoryFiles } from './repository-files.ts';
import { tablePlugin } from './table-plugin.ts';
import { wantedChunks } from './wanted-chunks.ts';

/** Files beside the code that no browser needs: notes for maintainers, and demo markup. */
const NOT_SHIPPED = /\/(size-budget|legacy-scripts|docs|([\w-]+-)?fixture|demo-page)\.ts$/;

// esbuild names a chunk after its sources and their map: a path in them would make every checkout another distribution.
test('no chunk holds notes for the house or demo markup, or says where the checkout lies', async () => {
  const { outputFiles } = await build({
    entryPoints: ['packages/stirrup/src/auto.ts', 'packages/stirrup/src/tag.ts'],
    absWorkingDir: workspaceRoot,
    outdir: 'dist/browser',
    plugins: [reactAsModule(), tablePlugin(), groupedIslands(), oneLoaderChunk, directImports(wantedChunks)],
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
  expect(sources.flat().length).toBeGreaterThan(500);
  expect(repositoryFiles('packages/').filter((path) => path.endsWith('/fixture.ts')).length).toBeGreaterThan(10);
  expect(sources.flat().filter((path) => NOT_SHIPPED.test(path))).toEqual([]);
});
