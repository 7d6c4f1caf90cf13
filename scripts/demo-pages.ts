import { existsSync } from 'node:fs';
import type { IslandFolder } from './find-islands.ts';
import { islandNames } from './new-island/island-names.ts';

/** The demo shop's list of pages in islands' folders, each a `demo-page.ts`. */
export function demoPages(islands: readonly IslandFolder[], workspace: string): { path: string; content: string } {
  const shown = islands
    .filter(({ path }) => existsSync(`${workspace}/${path}/demo-page.ts`))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
  const names = shown.map((island) => ({ key: island.name, variable: islandNames(island).variable }));
  const entries = names
    .sort((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ key, variable }) => (key === variable ? `  ${key},` : `  '${key}': ${variable},`));
  const content = `${shown.map(importOf).join('\n')}
import type { ElementPage } from './element-page.ts';

/** Pages of one island each, by its name, which is the name in their address. */
export const islandPages: Readonly<Record<string, ElementPage>> = {
${entries.join('\n')}
};
`;
  return { path: 'fixtures/cms/pages/island-pages.ts', content };
}

/** On one line: Biome breaks no import of a single name. */
function importOf(island: IslandFolder): string {
  return `import { demoPage as ${islandNames(island).variable} } from '../../../${island.path}/demo-page.ts';`;
}
