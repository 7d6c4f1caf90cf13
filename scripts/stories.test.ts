import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { storybookMarkdown } from '../.storybook/storybook-markdown.ts';
import { findIslands, workspaceRoot } from './find-islands.ts';
import { islandNames } from './new-island/island-names.ts';

/** The first island that stories start: their docs page and controls are of it. */
const FIRST_ISLAND = /\bislands\s*[:=]\s*\[\s*(\w+)/;

it.each(findIslands().map((island) => [island.name, island] as const))('stories of %s are about it', (name, island) => {
  const stories = readFileSync(`${workspaceRoot}/stories/${name}.stories.tsx`, 'utf8');
  expect(FIRST_ISLAND.exec(stories)?.[1]).toBe(islandNames(island).variable);
});

it('shows comments in markup to copy, and no marks around what is generated', () => {
  const markup = '```html\n<ul>\n  <!-- … -->\n</ul>\n```\n';
  expect(storybookMarkdown(`<!-- names -->\n${markup}<!-- /names -->\n`)).toBe(markup);
});
