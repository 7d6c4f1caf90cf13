import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { workspaceRoot } from './find-islands.ts';
import { repositoryFiles } from './repository-files.ts';

const read = (path: string) => readFileSync(`${workspaceRoot}/${path}`, 'utf8');

const DOCUMENT = /^(?:README\.md|CONTRIBUTING\.md|docs\/.*\.md|packages\/[\w-]+\/README\.md)$/;
const CODE = /^```(?:ts|tsx|js|html)\n([\s\S]*?)^```/gm;

/** Static and dynamic imports of one of our packages, with their names. */
const IMPORT = /\{([^{}]+)\} (?:from|= await[^;\n]*\bimport\() ?'@stirrup\/(\w+)(?:\/([\w-]+))?'/g;

/** Names that code in a document imports from our packages. */
function importsIn(path: string) {
  return [...read(path).matchAll(CODE)].flatMap(([, code = '']) =>
    [...code.matchAll(IMPORT)].flatMap(([, names = '', packageName = '', subpath = '']) =>
      names.split(',').map((name) => ({ path, packageName, subpath, name: name.replace(/\btype\b/, '').trim() })),
    ),
  );
}

/** Names in the first column of the tables of a package's README. */
function tabled(packageName: string): ReadonlySet<string> {
  const cells = [...read(`packages/${packageName}/README.md`).matchAll(/^\|([^|]+)\|/gm)].map(([, cell = '']) => cell);
  return new Set(cells.flatMap((cell) => [...cell.matchAll(/`([\w-]+)/g)].map(([, name = '']) => name)));
}

test('the names that the docs import are public: each is in a table of its package’s README', () => {
  const imports = repositoryFiles()
    .filter((path) => DOCUMENT.test(path))
    .flatMap(importsIn);
  expect(imports.length).toBeGreaterThan(100);
  // The definition of an island is listed by the island's name.
  const isIsland = (packageName: string) => packageName === 'shop' || packageName === 'builder';
  const missing = imports.filter(
    ({ packageName, subpath, name }) => !tabled(packageName).has(isIsland(packageName) ? subpath : name),
  );
  expect(missing.map(({ path, packageName, name }) => `${path}: ${name} of @stirrup/${packageName}`)).toEqual([]);
});
