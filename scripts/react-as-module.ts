import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { build, type Plugin } from 'esbuild';
import { workspaceRoot } from './find-islands.ts';

/** Modules of React that islands and the react ring import; a name exported by two of them is the same object. */
const ENTRIES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'] as const;

/**
 * Bundles React beforehand, as one ES module.
 *
 * Why: React is CommonJS. Bundled with the rest, esbuild puts its helpers for CommonJS into the chunk that all others
 * share, and the loader pays for them before anything has started. It also keeps React in one file, whatever imports it.
 */
export function reactAsModule(): Plugin {
  return {
    name: 'react-as-module',
    setup(api) {
      api.onResolve({ filter: /^react(-dom)?(\/|$)/ }, ({ path }) =>
        ENTRIES.some((entry) => entry === path) ? { path: 'react', namespace: 'react-as-module' } : undefined,
      );
      api.onLoad({ filter: /^react$/, namespace: 'react-as-module' }, async () => ({
        contents: await bundleReact(),
        resolveDir: workspaceRoot,
      }));
    },
  };
}

async function bundleReact(): Promise<string> {
  const result = await build({
    stdin: { contents: reExports(), resolveDir: workspaceRoot },
    bundle: true,
    format: 'esm',
    write: false,
    target: 'es2022',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return result.outputFiles.map(({ text }) => text).join('');
}

/** A module that exports the names that the sources import; each further name would cost bytes on every page. */
function reExports(): string {
  const require = createRequire(`${workspaceRoot}/package.json`);
  const wanted = importedNames();
  const lines = ENTRIES.map((entry) => {
    const exported: object = require(entry);
    const names = Object.keys(exported).filter((name) => wanted.delete(name));
    return `export const { ${names.join(', ')} } = require('${entry}');`;
  });
  return lines.join('\n');
}

/** Names that our sources and @nanostores/react import from React, and those that JSX compiles to. */
function importedNames(): Set<string> {
  const names = new Set(['jsx', 'jsxs', 'Fragment']);
  const sources = readdirSync(`${workspaceRoot}/packages`, { recursive: true, encoding: 'utf8' });
  const files = sources.filter((path) => /^\w+\/src\/.*\.tsx?$/.test(path)).map((path) => `packages/${path}`);
  for (const file of [...files, 'node_modules/@nanostores/react/index.js']) {
    const source = readFileSync(`${workspaceRoot}/${file}`, 'utf8');
    for (const [, list = ''] of source.matchAll(/^import \{([^}]*)\} from 'react(?:-dom)?(?:\/client)?';?$/gm)) {
      for (const entry of list.split(',')) names.add(entry.trim());
    }
  }
  return names;
}
