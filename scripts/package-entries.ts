import { existsSync, readdirSync } from 'node:fs';
import { findIslands } from './find-islands.ts';
import { type PackageName, subpathsOf } from './package-exports.ts';

/** The files that a package's subpaths lead to, by the name of the built file; see scripts/package-exports.ts. */
export function packageEntries(name: PackageName): Record<string, string> {
  const source = `packages/${name}/src`;
  const candidates: [string, string][] = [
    ['index', `${source}/index.ts`],
    ...findIslands()
      .filter((island) => island.package === name)
      .map((island): [string, string] => [`${island.name}/island`, `${island.path}/island.ts`]),
  ];
  for (const subpath of subpathsOf(name)) candidates.push([subpath, `${source}/${subpath}.ts`]);
  if (name === 'stirrup')
    candidates.push(['auto', `${source}/auto.ts`], ['islands', `${source}/islands.ts`], ...startsOfOneIsland());
  return Object.fromEntries(candidates.filter(([, file]) => existsSync(file)));
}

/** The single-island tags of the distribution: the source file by the name of the built one. */
export function startsOfOneIsland(): [string, string][] {
  const folder = 'packages/stirrup/src/islands';
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => [`islands/${file.slice(0, -'.ts'.length)}`, `${folder}/${file}`]);
}
