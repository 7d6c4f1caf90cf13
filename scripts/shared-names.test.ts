import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { workspaceRoot } from './find-islands.ts';
import { repositoryFiles } from './repository-files.ts';

/** Calls of `shared()` of the page's registry. */
const CALL = /\.shared(?:<[^(]*>)?\(/g;

/** Those that begin with the name: `.shared('menus/drawers', …`. */
const NAMED = /\.shared(?:<[^(]*>)?\(\s*(['`])(.+?)\1/g;

const CODE = /^packages\/\w+\/src\/.+(?<!\.(?:test|e2e|spec-d))\.tsx?$/;

test('a name of `shared()` stands in one file, because each of its callers passes the same `create`', () => {
  const files = new Map<string, Set<string>>();
  let calls = 0;
  for (const path of repositoryFiles().filter((file) => CODE.test(file))) {
    const source = readFileSync(`${workspaceRoot}/${path}`, 'utf8');
    const named = [...source.matchAll(NAMED)].map(([, , name = '']) => name);
    expect(named, path).toHaveLength([...source.matchAll(CALL)].length);
    for (const name of named) files.set(name, (files.get(name) ?? new Set()).add(path));
    calls += named.length;
  }
  expect(calls).toBeGreaterThan(60);
  const inSeveral = [...files].filter(([, paths]) => paths.size > 1).map(([name, paths]) => [name, ...paths]);
  expect(inSeveral).toEqual([]);
  expect([...files.keys()].filter((name) => !/^[a-z-]+\/./.test(name))).toEqual([]);
});
