import { readFileSync } from 'node:fs';
import type { DerivedFile } from './derived-file.ts';
import { type IslandFolder, islandPackages } from './find-islands.ts';
import { replaceBlock } from './marked-block.ts';
import { summariseIsland } from './summarise-island.ts';

/** Addresses of a published version: of the package on a CDN, and of the archive of a release. */
const VERSIONED = /\bstirrup([@-])\d+\.\d+\.\d+(?:-[\w.]+)?(?=\/|\.zip)/g;

/** The lists of islands in the READMEs of packages, and the version in the addresses of the script tag. */
export function packageReadmes(islands: readonly IslandFolder[], workspace: string): readonly DerivedFile[] {
  const read = (path: string) => readFileSync(`${workspace}/${path}`, 'utf8');
  const { version }: { version: string } = JSON.parse(read('packages/stirrup/package.json'));
  const lists = islandPackages.map((name) => {
    const path = `packages/${name}/README.md`;
    const rows = islands
      .filter((island) => island.package === name)
      .map((island) => {
        const { summary, start } = summariseIsland(`${workspace}/${island.path}`);
        return `| \`${island.name}\` | ${summary} | ${start} |`;
      });
    const table = ['| Island | What it does | Starts |', '| --- | --- | --- |', ...rows].join('\n');
    return { path, content: replaceBlock(read(path), 'islands', table) };
  });
  const addresses = ['README.md', 'packages/stirrup/README.md', 'docs/first-page.md'].map((path) => ({
    path,
    content: read(path).replaceAll(VERSIONED, (_, sign: string) => `stirrup${sign}${version}`),
  }));
  return [...lists, ...addresses];
}
