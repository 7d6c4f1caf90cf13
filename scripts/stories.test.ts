import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findIslands, workspaceRoot } from './find-islands.ts';
import { islandNames } from './new-island/island-names.ts';

/** The first island that stories start: their docs page and controls are of it. */
const FIRST_ISLAND = /\bislands\s*[:=]\s*(?:withLoop\(|\[)\s*(\w+)/;

it.each(findIslands().map((island) => [island.name, island] as const))('stories of %s are about it', (name, island) => {
  const stories = readFileSync(`${workspaceRoot}/stories/${name}.stories.tsx`, 'utf8');
  expect(FIRST_ISLAND.exec(stories)?.[1]).toBe(islandNames(island).variable);
});
