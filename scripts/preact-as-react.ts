import type { Plugin } from 'esbuild';
import { workspaceRoot } from './find-islands.ts';

const RING = `${workspaceRoot}/packages/react/src`;

/** The module that stands in for React in the flavour `lite`. */
export const LITE_ENGINE = 'packages/react/src/lite-engine.ts';

/**
 * The file that an import leads to in the flavour `lite`, if it is another one than with React: React itself, and the module
 * that mounts islands.
 */
export function inLite(specifier: string, importer: string): string | undefined {
  if (/^react(-dom)?(\/|$)/.test(specifier)) return `${workspaceRoot}/${LITE_ENGINE}`;
  if (specifier === './mount.tsx' && importer.startsWith(RING)) return `${RING}/lite-mount.tsx`;
  return undefined;
}

/** Bundles islands in the flavour `lite`: on Preact, without the files that only React needs. */
export function preactAsReact(): Plugin {
  return {
    name: 'preact-as-react',
    setup(api) {
      api.onResolve({ filter: /^react(-dom)?(\/|$)|^\.\/mount\.tsx$/ }, ({ path, importer }) => {
        const file = inLite(path, importer);
        return file === undefined ? undefined : { path: file };
      });
    },
  };
}

/** The same for the npm package, where the engine is a file of its own: aliases of its users lead there, too. */
export function besideLiteEngine(): Plugin {
  return {
    name: 'beside-lite-engine',
    setup(api) {
      api.onResolve({ filter: /./ }, ({ path, importer }) => {
        if (path === './lite-engine.ts') return { path: './lite-engine.js', external: true };
        const file = inLite(path, importer);
        if (file === undefined) return undefined;
        return file.endsWith(LITE_ENGINE) ? { path: './lite-engine.js', external: true } : { path: file };
      });
    },
  };
}
