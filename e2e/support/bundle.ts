import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));
const built = new Map<string, Promise<ReadonlyMap<string, string>>>();

/**
 * Bundles TypeScript for a test page, from the sources of the workspace and in React's development build; what it
 * imports dynamically becomes a file of its own, as in the real distribution. Imports of `/islands/…` stay addresses on the
 * test page.
 *
 * @returns file contents by name; the entry is `entry.js`.
 * @example
 * ```ts
 * const files = await bundle(`import { start } from '@stirrup/runtime'; …`);
 * ```
 */
export function bundle(entry: string): Promise<ReadonlyMap<string, string>> {
  const files = built.get(entry) ?? buildFiles(entry);
  built.set(entry, files);
  return files;
}

async function buildFiles(entry: string): Promise<ReadonlyMap<string, string>> {
  const { outputFiles } = await build({
    stdin: { contents: entry, loader: 'tsx', resolveDir: root, sourcefile: 'entry.tsx' },
    absWorkingDir: root,
    outdir: '/',
    entryNames: 'entry',
    bundle: true,
    splitting: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    jsxDev: true,
    external: ['/islands/*'],
    define: { 'process.env.NODE_ENV': '"development"' },
    logLevel: 'silent',
  });
  return new Map(outputFiles.map((file) => [basename(file.path), file.text]));
}
