import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { workspaceRoot } from './find-islands.ts';
import { packageEntries } from './package-entries.ts';
import { type PackageName, packageNames } from './package-exports.ts';

/** Imports of a neighbour by the name of its source. */
const NEIGHBOUR = /(from |import\()(['"])(\.[^'"]*?)\.tsx?\2/g;

/** Lines of doc blocks, whose examples import, too. */
const DOC = /^ *\*/;

/** Handwritten declarations of globals and of libraries, which no file imports. */
const handwritten = readdirSync(`${workspaceRoot}/packages`, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^[\w-]+\/src\/.*\.d\.ts$/.test(file))
  .map((file) => `packages/${file}`);

/**
 * Writes the type declarations of the built packages, innermost first: each is compiled against the packages below it
 * as their users see them. It is not tsup's work, which bundles all types of a package: that takes minutes, and more
 * memory than Node has by itself.
 */
function writeDeclarations(name: PackageName): void {
  const cache = `${workspaceRoot}/node_modules/.cache/declarations/${name}`;
  const source = `${workspaceRoot}/packages/${name}/src`;
  const entries = Object.values(packageEntries(name));
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  const config = {
    extends: `${workspaceRoot}/tsconfig.json`,
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: source,
      outDir: `${cache}/types`,
      paths: {},
      typeRoots: [`${workspaceRoot}/node_modules/@types`],
    },
    include: [],
    files: [...entries, ...handwritten].map((file) => `${workspaceRoot}/${file}`),
  };
  writeFileSync(`${cache}/tsconfig.json`, JSON.stringify(config));
  execFileSync(`${workspaceRoot}/node_modules/.bin/tsc`, ['-p', cache], { stdio: 'inherit' });
  const target = `${workspaceRoot}/packages/${name}/dist/types`;
  const files = entries.map((file) => relative(source, `${workspaceRoot}/${file}`).replace(/\.tsx?$/, '.d.ts'));
  for (const [file, text] of reached(`${cache}/types`, files)) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    writeFileSync(join(target, file), text);
  }
}

/** The declarations that a package's subpaths lead to, with imports of the built files. */
function reached(folder: string, entries: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const waiting = [...entries];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    const here = dirname(path);
    const lines = readFileSync(join(folder, path), 'utf8').split('\n');
    const built = lines.map((line) => {
      if (DOC.test(line)) return line;
      return line.replace(NEIGHBOUR, (_, before: string, quote: string, neighbour: string) => {
        waiting.push(join(here, `${neighbour}.d.ts`));
        return `${before}${quote}${neighbour}.js${quote}`;
      });
    });
    found.set(path, built.join('\n'));
  }
  return found;
}

for (const name of packageNames) writeDeclarations(name);
