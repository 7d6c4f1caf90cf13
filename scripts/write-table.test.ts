import { defineIsland } from '@stirrup/runtime';
import { expect, test } from 'vitest';
import { islands } from '../packages/stirrup/src/islands.ts';
import { readTable } from '../packages/stirrup/src/table/read-table.ts';
import { islandFiles } from './island-files.ts';
import { readDefinitions } from './read-definitions.ts';
import { functionsOf, writeTable } from './write-table.ts';

const files = islandFiles();
const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1);
const load = () => Promise.reject(new Error('The test loads nothing.'));

test('the table has each definition as it is', () => {
  const rows = readTable(writeTable(islands, files), functionsOf(islands), load);
  const read = rows.map(({ definition }) => definition);
  const withoutCode = ({ load: _, standIn, yieldsTo = {}, ...rest }: (typeof read)[number]) => ({
    ...rest,
    yieldsTo,
    hasStandIn: standIn !== undefined,
    dialects: Object.keys(rest.selectors),
  });
  expect(read.map(withoutCode).sort(byName)).toEqual(islands.map(withoutCode).sort(byName));
});

test('each island loads the file that holds its code, and its stand-in the file that holds that', async () => {
  const loaded: number[] = [];
  const rows = readTable(writeTable(islands, files), functionsOf(islands), async (file) => {
    loaded.push(file);
    return { default: () => undefined };
  });
  for (const { definition, files: positions } of rows) {
    loaded.length = 0;
    await definition.load();
    await definition.standIn?.();
    expect(loaded).toEqual(positions);
    const [code, standIn] = loaded.map((file) => files[file]);
    expect(code?.islands).toContain(definition.name);
    if (definition.standIn) expect(standIn?.standIns).toContain(definition.name);
  }
});

test.each([
  ['a separator', { selectors: { bricks: '.a|b' } }, 'cannot hold ".a|b"'],
  ['a mark in front', { selectors: { bricks: '@media' } }, 'cannot hold "@media"'],
  ['the mark of the name', { selectors: { bricks: '.a ~ .b' } }, 'cannot hold ".a ~ .b"'],
  ['a start that has no mark', { start: 'media(print)' as const }, 'no mark for "media(print)"'],
  ['an island of the editor', { inEditor: true }, 'starts in the editor'],
])('%s is refused', (_, options, message) => {
  const island = defineIsland({ name: 'tabs', ...options, load });
  expect(() => writeTable([island], files)).toThrow(message);
});

test('the functions of definitions are exported by files that the build can import', async () => {
  const { islands: bundled, sourceOf } = await readDefinitions();
  const { starts, members } = functionsOf(bundled);
  const found = [...starts, ...Object.values(members).flatMap((functions) => Object.values(functions))].map(sourceOf);
  expect(found.length).toBeGreaterThan(5);
  expect(found).not.toContain(undefined);
});
