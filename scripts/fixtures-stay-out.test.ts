import { expect, test } from 'vitest';
import { readImportGraph } from './import-graph.ts';
import { repositoryFiles } from './repository-files.ts';

const isFixture = (path: string) => path.endsWith('/fixture.ts');

test('demo markup in islands’ folders is in no chunk and no package', async () => {
  const graph = await readImportGraph();
  expect(repositoryFiles('packages/').filter(isFixture).length).toBeGreaterThan(10);
  expect(graph.length).toBeGreaterThan(500);
  expect(graph.map(({ path }) => path).filter(isFixture)).toEqual([]);
});
