import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { flavourAsked } from '../../scripts/flavours.ts';
import { preactAsReact } from '../../scripts/preact-as-react.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const built = new Map<string, Promise<ReadonlyMap<string, string>>>();
const builtScripts = new Map<string, Promise<string>>();

/** True if tests run in the flavour on Preact. */
const isLite = flavourAsked() === 'lite';

/** Roots for tests that render without an island. */
const rootsInLite: Plugin = {
  name: 'roots-in-lite',
  setup(api) {
    api.onResolve({ filter: /^react-dom\/client$/ }, () => ({ path: `${root}e2e/support/lite-client.ts` }));
  },
};

/** Options for a bundle of the workspace's sources, with React's development build or in the flavour that is asked for. */
const optionsFor = (entry: string) =>
  ({
    stdin: { contents: entry, loader: 'tsx', resolveDir: root, sourcefile: 'entry.tsx' },
    absWorkingDir: root,
    outdir: '/',
    entryNames: 'entry',
    bundle: true,
    write: false,
    target: 'es2022',
    jsx: 'automatic',
    jsxDev: !isLite,
    plugins: isLite ? [rootsInLite, preactAsReact()] : [],
    define: { 'process.env.NODE_ENV': '"development"' },
    // React's development build is sent to each page that has an entry.
    minifyWhitespace: true,
    logLevel: 'silent',
  }) satisfies BuildOptions;

/**
 * Bundles TypeScript for a test page; dynamic imports become files of their own, as in the real distribution. Imports
 * of `/islands/…` stay addresses on the test page.
 *
 * @returns File contents by name; the entry is `entry.js`.
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
    ...optionsFor(entry),
    splitting: true,
    format: 'esm',
    external: ['/islands/*'],
  });
  return new Map(outputFiles.map((file) => [basename(file.path), file.text]));
}

/**
 * Bundles TypeScript into one classic script, including dynamic imports. Minified, because the browser reads
 * it again for each document.
 */
export function bundleScript(entry: string): Promise<string> {
  const script = builtScripts.get(entry) ?? buildScript(entry);
  builtScripts.set(entry, script);
  return script;
}

async function buildScript(entry: string): Promise<string> {
  const { outputFiles } = await build({ ...optionsFor(entry), format: 'iife', minify: true });
  return outputFiles.map(({ text }) => text).join('\n');
}
