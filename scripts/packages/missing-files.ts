import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

type Target = string | { readonly [condition: string]: Target };

/** Fields of a package.json that name files. */
interface Named {
  readonly exports?: Target;
  readonly unpkg?: string;
  readonly jsdelivr?: string;
}

/** Imports of a neighbour, and addresses beside the module: `from './x.js'`, `import('./x.js')`, `new URL('x.css', import.meta.url)`. */
const NEIGHBOURS = [
  /\b(?:from|import)\s*\(?\s*["'](\.{1,2}\/[^"']+)["']/g,
  /\bnew URL\(\s*["']([^"']+)["']\s*,\s*import\.meta\.url\s*\)/g,
];

/**
 * The files that an unpacked package names and does not contain, by their path in it: targets of its `exports` and of
 * CDNs, and what its modules import from beside them. Of the script tag's files, which are minified, a list comes with
 * them.
 */
export function missingFiles(folder: string): readonly string[] {
  const manifest: Named = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const targets = [manifest.exports ?? {}, manifest.unpkg ?? '', manifest.jsdelivr ?? ''].flatMap(pathsOf);
  const modules = files.filter((file) => /\.(?:js|d\.ts)$/.test(file) && !file.startsWith('dist/browser/'));
  const missing = [
    ...targets.filter((path) => !isThere(path, files)),
    ...modules.flatMap((file) =>
      neighboursOf(readFileSync(join(folder, file), 'utf8'))
        .map((path) => join(folder, dirname(file), path))
        .filter((path) => !existsSync(file.endsWith('.d.ts') ? path.replace(/\.js$/, '.d.ts') : path))
        .map((path) => `${relative(folder, path)}, which ${file} imports`),
    ),
  ];
  return [...new Set(missing)];
}

function pathsOf(target: Target): string[] {
  if (typeof target !== 'string') return Object.values(target).flatMap(pathsOf);
  return target === '' ? [] : [target.replace(/^\.\//, '')];
}

/** A pattern stands for one file at least. */
function isThere(path: string, files: readonly string[]): boolean {
  const [before = '', after] = path.split('*');
  return after === undefined
    ? files.includes(path)
    : files.some((file) => file.startsWith(before) && file.endsWith(after) && file.length > path.length - 1);
}

function neighboursOf(code: string): string[] {
  const lines = code.split('\n').filter((line) => !/^\s*(?:\*|\/\/)/.test(line));
  const text = lines.join('\n');
  return NEIGHBOURS.flatMap((pattern) => [...text.matchAll(pattern)].flatMap(([, path]) => path ?? []));
}
