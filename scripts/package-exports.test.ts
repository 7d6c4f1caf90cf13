import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findIslands, workspaceRoot } from './find-islands.ts';
import { packageExports, packageNames } from './package-exports.ts';

function manifestOf(name: string): { exports: unknown; sideEffects: unknown; name: string } {
  return JSON.parse(readFileSync(`${workspaceRoot}/packages/${name}/package.json`, 'utf8'));
}

test.each(packageNames)('%s exports one subpath per entry and nothing else', (name) => {
  expect(manifestOf(name).exports).toEqual(packageExports(name));
});

test.each(packageNames)('%s names side effects only where importing is the point', (name) => {
  const expected = name === 'stirrup' ? ['./dist/auto.js', './dist/islands/*.js', './dist/stirrup.css'] : false;
  expect(manifestOf(name).sideEffects).toEqual(expected);
});

test.each(findIslands())('$package/$name can be started by a script tag of its own', (island) => {
  expect(existsSync(`${workspaceRoot}/packages/stirrup/src/islands/${island.name}.ts`)).toBe(true);
});

test('the table of all islands imports each of them', () => {
  const table = readFileSync(`${workspaceRoot}/packages/stirrup/src/islands.ts`, 'utf8');
  const imported = [...table.matchAll(/from '@stirrup\/((?:shop|builder)\/[a-z0-9-]+)'/g)].map((match) => match[1]);
  expect(imported.sort()).toEqual(
    findIslands()
      .map((island) => `${island.package}/${island.name}`)
      .sort(),
  );
});
