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
 * Writes imports as a real chunk has them: one statement for each ring, and one for all shared files, with names of one
 * letter, each once. esbuild writes one for each file that imports from a left-out module, with the names in full.
 */
function joinImports(code: string): string {
  const chunks = new Map<string, Map<string, string>>();
  const rest = code.replaceAll(/import\{([^}]*)\}from"([^"]+)";/g, (_, imported: string, module: string) => {
    const chunk = module.startsWith('.') ? 'shared' : module.split('/').slice(0, 2).join('-');
    const names = chunks.get(chunk) ?? new Map<string, string>();
    chunks.set(chunk, names);
    for (const specifier of imported.split(',')) {
      const [name = '', local = name] = specifier.split(' as ');
      if (!names.has(name)) names.set(name, local);
    }
    return '';
  });
  const letter = (index: number) => String.fromCharCode(97 + (index % 26));
  const statements = [...chunks].map(([chunk, names]) => {
    const specifiers = [...names.values()].map((local, index) => `${letter(index)} as ${local}`);
    return `import{${specifiers}}from"./${chunk}.js";`;
  });
  return statements.join('') + rest;
}
