import { expect, test } from 'vitest';
import { findIslands } from './find-islands.ts';
import { readImportGraph } from './import-graph.ts';
import { codeOf, islandFiles, standInOf } from './island-files.ts';

test('each island is in one file, and has its own if no group names it', () => {
  const files = islandFiles();
  expect(files.flatMap(({ islands }) => islands).sort()).toEqual(
    findIslands()
      .map(({ name }) => name)
      .sort(),
  );
  expect(files.find(({ islands }) => islands.includes('query-text'))).toEqual({
    name: 'query-text',
    islands: ['query-text'],
    standIns: [],
    parts: [],
    source: 'packages/builder/src/loops/query-text/query-text.ts',
  });
  expect(files.find(({ standIns }) => standIns.includes('nav-nested'))?.name).toBe('nav-nested-stand-in');
});

test.each([
  ['an unknown island', [{ name: 'one', islands: ['gone'] }], 'names "gone", which is no island'],
  ['an island beside its stand-in', [{ name: 'one', islands: ['popup'], standIns: ['popup'] }], 'an island twice'],
  ['two groups of an island', ['one', 'two'].map((name) => ({ name, islands: ['tabs'] })), '"tabs" is in two groups'],
])('%s is refused', (_, groups, message) => {
  expect(() => islandFiles(groups)).toThrow(message);
});

test('no file evaluates React for a behaviour', async () => {
  const needing = new Set((await readImportGraph()).filter(({ needsReact }) => needsReact).map(({ path }) => path));
  const needsReact = (path: string) => needing.has(path.replace(/^packages\//, ''));
  for (const { name, islands, standIns, parts } of islandFiles()) {
    const codes = [...islands.map((one) => codeOf(one)), ...standIns.map((one) => standInOf(one))];
    const components = codes.filter(needsReact);
    expect([0, codes.length], name).toContain(components.length);
    // Parts of behaviours, too.
    if (codes.length > 0 && components.length === 0) expect(parts.filter(needsReact), name).toEqual([]);
  }
});
