import { build, type Plugin } from 'esbuild';
import { minify } from 'terser';
import { brotliSize } from './brotli-size.ts';
import { workspaceRoot } from './find-islands.ts';
import { terserOptions } from './terser-options.ts';

/** The modules to bundle. */
export interface BundleRequest {
  /** Modules whose whole public API is wanted, their default export aside. */
  readonly modules?: readonly string[];
  /** Modules whose default export is wanted: the code of islands. */
  readonly defaults?: readonly string[];
  /** Packages left out, with their subpaths. */
  readonly external: readonly string[];
  /** Whether code that is only fetched on demand counts. */
  readonly withDynamicImports: boolean;
  /** Whether files that an island imports from outside its folder count: other islands use them, too. */
  readonly withSharedFiles?: boolean;
}

const leaveOutDynamicImports: Plugin = {
  name: 'leave-out-dynamic-imports',
  setup(api) {
    api.onResolve({ filter: /./ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, external: true } : null));
  },
};

const leaveOutSharedFiles: Plugin = {
  name: 'leave-out-shared-files',
  setup(api) {
    api.onResolve({ filter: /^\.\.\// }, ({ importer, path }) =>
      /packages\/(shop|builder)\/src\/[\w-]+\/[\w-]+\/[\w-]+\.tsx?$/.test(importer) ? { path, external: true } : null,
    );
  },
};

/** Size of a production bundle in bytes after Brotli. */
export async function measureBundle(request: BundleRequest): Promise<number> {
  const { modules = [], defaults = [] } = request;
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
      ...(request.withSharedFiles === false ? [leaveOutSharedFiles] : []),
    ],
    bundle: true,
    minifySyntax: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const { code = '' } = await minify(result.outputFiles[0]?.text ?? '', terserOptions);
  return brotliSize(joinImports(code));
}

/** esbuild writes an import of a left-out module for each file that has one; a chunk, which is what is sent, has one in all. */
function joinImports(code: string): string {
  const names = new Map<string, string[]>();
  const rest = code.replaceAll(/import\{([^}]*)\}from"([^"]+)";/g, (_, imported: string, module: string) => {
    names.set(module, [...(names.get(module) ?? []), imported]);
    return '';
  });
  return [...names].map(([module, imported]) => `import{${imported}}from"${module}";`).join('') + rest;
}
