import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { workspaceRoot } from '../find-islands.ts';
import { npmName, packageNames } from '../package-exports.ts';
import { repositoryFiles } from '../repository-files.ts';
import { ringTable } from './ring-table.ts';

const read = (path: string) => readFileSync(`${workspaceRoot}/${path}`, 'utf8');

/** Sources of each package. */
const sources = packageNames.map((name) => {
  const paths = repositoryFiles(`packages/${name}/src/`).filter((path) => /\.tsx?$/.test(path));
  return { name, files: paths.map((path) => ({ isDeclaration: path.endsWith('.d.ts'), text: read(path) })) };
});

/** Constants of the build, with the package that declares them. */
const constants = sources.flatMap(({ name, files }) =>
  files
    .filter(({ isDeclaration }) => isDeclaration)
    .flatMap(({ text }) =>
      [...text.matchAll(/^declare const (\w+)/gm)].map(([, constant = '']) => [constant, name] as const),
    ),
);

test.each(constants)('%s of the package %s is declared inside all that read it', (constant, owner) => {
  const readers = sources.filter(({ files }) =>
    files.some(({ isDeclaration, text }) => !isDeclaration && new RegExp(`\\b${constant}\\b`).test(text)),
  );
  expect(readers.length).toBeGreaterThan(0);
  const outside = readers.filter(({ name }) => !ringTable[name].packages.includes(npmName(owner)));
  expect(outside.map(({ name }) => name)).toEqual([]);
});
