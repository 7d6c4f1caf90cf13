import { expect, test } from 'vitest';
import { findIslands } from './find-islands.ts';
import { readImportGraph } from './import-graph.ts';
import { islandFiles, sourceOf } from './island-files.ts';

test('each island is in one file, and has its own if no group names it', () => {
  const files = islandFiles();
  expect(files.flatMap(({ islands }) => islands).sort()).toEqual(
    findIslands()
      .map(({ name }) => name)
      .sort(),
  );
  expect(files.find(({ islands }) => islands.includes('form'))).toEqual({
    name: 'form',
    islands: ['form'],
    standIns: [],
    source: 'packages/builder/src/forms/form/form.tsx',
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
  const needsReact = (name: string, isStandIn: boolean) =>
    needing.has(sourceOf(name, isStandIn).replace(/^packages\//, ''));
  for (const { name, islands, standIns } of islandFiles()) {
    const kinds = [
      ...islands.map((island) => needsReact(island, false)),
      ...standIns.map((island) => needsReact(island, true)),
    ];
    expect(new Set(kinds).size, name).toBe(1);
  }
});
