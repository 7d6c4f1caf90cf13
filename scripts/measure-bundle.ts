import { basename, dirname } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { minify } from 'terser';
import { brotliSize } from './brotli-size.ts';
import { workspaceRoot } from './find-islands.ts';
import { terserOptions } from './terser-options.ts';

/** The modules to bundle. */
export interface BundleRequest {
  /** Modules whose whole public API is bundled, without their default export. */
  readonly modules?: readonly string[];
  /** Modules whose default export is bundled: the code of islands. */
  readonly defaults?: readonly string[];
  /** Packages to leave out, with their subpaths. */
  readonly external: readonly string[];
  /** True to include dynamic imports. */
  readonly withDynamicImports: boolean;
  /** Files outside an island's folder, which other islands use, too: all of them by default, none, or those of folders by name. */
  readonly withSharedFiles?: boolean | readonly string[];
}

const leaveOutDynamicImports: Plugin = {
  name: 'leave-out-dynamic-imports',
  setup(api) {
    api.onResolve({ filter: /./ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, external: true } : null));
  },
};

const leaveOutSharedFiles = (folders: readonly string[]): Plugin => ({
  name: 'leave-out-shared-files',
  setup(api) {
    api.onResolve({ filter: /^\.\.\// }, ({ importer, path }) => {
      const isOfIsland = /packages\/(shop|builder)\/src\/[\w-]+\/[\w-]+\/[\w-]+\.tsx?$/.test(importer);
      return isOfIsland && !folders.includes(basename(dirname(path))) ? { path, external: true } : null;
    });
  },
});

/** Size of a production bundle in bytes after Brotli. */
export async function measureBundle(request: BundleRequest): Promise<number> {
  const { modules = [], defaults = [], withSharedFiles = true } = request;
  const wanted = [
    ...modules.map((module) => `export * from '${module}';`),
    ...defaults.map((module, index) => `export { default as default${index} } from '${module}';`),
  ];
  const result = await build({
    stdin: {
      contents: wanted.join('\n'),
      resolveDir: workspaceRoot,
    },
    external: [...request.external],
    plugins: [
      ...(request.withDynamicImports ? [] : [leaveOutDynamicImports]),
      ...(withSharedFiles === true ? [] : [leaveOutSharedFiles(withSharedFiles || [])]),
    ],
    bundle: true,
    minifySyntax: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    legalComments: 'none',
    // As in the script tag.
    define: { 'process.env.NODE_ENV': '"production"', STIRRUP_FLAVOUR: '"react"' },
  });
  const { code = '' } = await minify(result.outputFiles[0]?.text ?? '', terserOptions);
  return brotliSize(joinImports(code));
}

/**
 * Joins imports: esbuild writes one import of a left-out module for each file that has one, but a real chunk has only
 * one.
 */
function joinImports(code: string): string {
  const names = new Map<string, string[]>();
  const rest = code.replaceAll(/import\{([^}]*)\}from"([^"]+)";/g, (_, imported: string, module: string) => {
    names.set(module, [...(names.get(module) ?? []), imported]);
    return '';
  });
  return [...names].map(([module, imported]) => `import{${imported}}from"${module}";`).join('') + rest;
}
