import { expect, test } from 'vitest';
import { chunkGroups } from './chunk-groups.ts';
import { groupSources } from './group-sources.ts';
import { type GraphSource, readImportGraph } from './import-graph.ts';

function source(path: string, islands: readonly string[], more: Partial<GraphSource> = {}): GraphSource {
  const importers = islands.length + (more.lateParts ?? 0);
  return {
    path,
    islands,
    isInLoader: false,
    needsReact: false,
    isForBehaviours: false,
    lateParts: 0,
    importers,
    ...more,
  };
}

const sources = [
  source('builder/src/loops/query/ask.ts', ['list', 'text']),
  source('builder/src/loops/query/use-loop.ts', ['list'], { needsReact: true }),
  source('builder/src/loops/query/answer.ts', [], { lateParts: 2 }),
  source('builder/src/loops/query/start.ts', ['list'], { isInLoader: true }),
  source('builder/src/loops/query/deep/own.ts', ['list']),
  source('cms/src/texts/text.ts', ['list', 'text', 'form']),
];
const query = { name: 'query', folders: ['builder/src/**/query'] };

const chunksOf = (...groups: Parameters<typeof groupSources>[1]) =>
  groupSources(sources, groups).map((chunk) => chunk.sources.map((path) => path.replace(/.*\//, '')));

test('a group takes what islands import from its folder, wherever that lies, and nothing else', () => {
  expect(chunksOf(query)).toEqual([['ask.ts', 'use-loop.ts']]);
  expect(chunksOf({ name: 'deep', folders: ['builder/src/**'] })).toEqual([['ask.ts', 'own.ts', 'use-loop.ts']]);
});

test('what comes later is a group of its own, and a source belongs to the first group that fits', () => {
  expect(chunksOf(query, { ...query, name: 'late', isLate: true })).toEqual([['ask.ts', 'use-loop.ts'], ['answer.ts']]);
  expect(chunksOf({ ...query, islands: 2 }, { ...query, name: 'rest' })).toEqual([['ask.ts'], ['use-loop.ts']]);
});

test('groups are narrowed by who imports the source', () => {
  expect(chunksOf({ ...query, usedBy: 'text' })).toEqual([['ask.ts']]);
  expect(chunksOf({ name: 'texts', folders: ['cms/src/*'], islands: 3 })).toEqual([['text.ts']]);
});

test('groups of one name make one chunk', () => {
  expect(chunksOf(query, { name: 'query', folders: ['cms/src/texts'] })).toEqual([
    ['ask.ts', 'use-loop.ts', 'text.ts'],
  ]);
});

test('a behaviour does not reach React through a group', () => {
  const behaviours = sources.map((item) => ({ ...item, isForBehaviours: item.islands.includes('text') }));
  expect(groupSources(behaviours, [query]).map((chunk) => chunk.sources)).toEqual([
    ['builder/src/loops/query/ask.ts'],
    ['builder/src/loops/query/use-loop.ts'],
  ]);
});

test.each([
  ['a folder that is gone', { name: 'gone', folders: ['builder/src/**/query', 'shop/src/gone'] }, 'shop/src/gone'],
  ['too many islands', { ...query, islands: 9 }, 'builder/src/**/query'],
  ['an island that imports none of it', { ...query, usedBy: 'gallery' }, 'builder/src/**/query'],
])('a group that finds nothing in a folder fails the build: %s', (_, group, folder) => {
  expect(() => groupSources(sources, [group])).toThrow(
    `the chunk group "${group.name}" finds nothing in packages/${folder}`,
  );
});

test('a folder that an earlier group has emptied fails, too', () => {
  expect(() => groupSources(sources, [query, { ...query, name: 'again' }])).toThrow('"again" finds nothing');
});

test('every group finds sources in each of its folders, and both libraries lie in one', async () => {
  const chunks = groupSources(await readImportGraph(), chunkGroups);
  expect(chunks.flatMap(({ library }) => library ?? [])).toEqual(expect.arrayContaining(['nanostores', 'react']));
  const all = chunks.flatMap((chunk) => chunk.sources);
  expect(new Set(all).size).toBe(all.length);
});
