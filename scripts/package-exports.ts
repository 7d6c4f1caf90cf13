import { existsSync } from 'node:fs';
import { findIslands, islandPackages, workspaceRoot } from './find-islands.ts';

/** The target of one subpath of a package. */
export type ExportTarget = string | { readonly types: string; readonly default: string };

/** The packages of the workspace, innermost first. */
export const packageNames = [
  'runtime',
  'react',
  'overlays',
  'cms',
  'cart',
  'lightbox',
  ...islandPackages,
  'stirrup',
] as const;

/** The name of a folder under `packages/`. */
export type PackageName = (typeof packageNames)[number];

/** A package's name on npm. */
export function npmName(name: PackageName): string {
  return name === 'stirrup' ? name : `@stirrup/${name}`;
}

/** Parts of a ring that few of its users need, each with a subpath of its own. */
const SUBPATHS: { readonly [Name in PackageName]?: readonly string[] } = {
  cms: [
    'colour-scheme',
    'editor-mode',
    'elements',
    'keep-input',
    'lazy',
    'legacy-scripts',
    'load-script',
    'notices',
    'password',
    'storage',
    'texts',
    'wordpress',
  ],
  overlays: ['focus', 'scroll-lock', 'slide'],
  react: ['lite-engine'],
};

/** The subpaths of a package besides its index and its islands. */
export function subpathsOf(name: PackageName): readonly string[] {
  return SUBPATHS[name] ?? [];
}

/** @param source Path of the source file in the package's `src`, if its built file has another. */
function built(name: string, source = name): ExportTarget {
  return { types: `./dist/types/${source}.d.ts`, default: `./dist/${name}.js` };
}

/**
 * The `exports` of a package: one subpath per island, found by its folder.
 *
 * @example
 * ```ts
 * packageExports('builder')['./tabs'].default; // './dist/tabs/island.js'
 * ```
 */
export function packageExports(name: PackageName, workspace: string = workspaceRoot): Record<string, ExportTarget> {
  const islands = findIslands(workspace).filter((island) => island.package === name);
  if (islands.length > 0) {
    return Object.fromEntries(
      islands.map((island) => [
        `./${island.name}`,
        built(`${island.name}/island`, `${island.room}/${island.name}/island`),
      ]),
    );
  }
  const subpaths: Record<string, ExportTarget> = { '.': built('index') };
  for (const subpath of subpathsOf(name)) {
    if (existsSync(`${workspace}/packages/${name}/src/${subpath}.ts`)) subpaths[`./${subpath}`] = built(subpath);
  }
  // The API of the ring, mounted by Preact.
  if (name === 'react') subpaths['./lite'] = { types: './dist/types/index.d.ts', default: './dist/lite.js' };
  if (name === 'stirrup') {
    subpaths['./auto'] = built('auto');
    // Not in the index: esbuild would write a file for the code of each island, whether an application starts it or not.
    subpaths['./islands'] = built('islands');
    subpaths['./islands/*'] = built('islands/*');
    for (const sheet of ['stirrup.css', 'stirrup-critical.css']) subpaths[`./${sheet}`] = `./dist/${sheet}`;
    subpaths['./browser/*'] = './dist/browser/*';
  }
  return subpaths;
}
