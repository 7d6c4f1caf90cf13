import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { workspaceRoot } from './find-islands.ts';
import { repositoryFiles } from './repository-files.ts';

/** The folders beside the repository; rooms of the packages are called `shared`, too. */
const BESIDE = /\.\.\/shared\/(?:captures|contracts|design|references|specification)\b/;

const OWN = 'scripts/recordings.test.ts';
const files = repositoryFiles()
  .filter((path) => path !== OWN)
  .map((path) => ({ path, text: readFileSync(`${workspaceRoot}/${path}`, 'utf8') }));

test('nothing but recordings is looked for beside the repository', () => {
  const looking = files.filter(({ text }) => BESIDE.test(text)).map(({ path }) => path);
  expect(looking).toEqual(['fixtures/recordings.ts']);
});

test('tests are left out where there are no recordings or no page cache, and for no other reason', () => {
  const SKIP = /\b(?:it|test|describe)\b[\w.]*\.(?:skip|skipIf|runIf|todo|only)\b(?!\(!hasRecordings\))/g;
  const skipping = files
    .filter(({ path }) => /\.(?:test|e2e)\.tsx?$/.test(path))
    .flatMap(({ path, text }) => (text.match(SKIP) ?? []).map((call) => `${path}: ${call}`));
  // The complete Chromium alone has a page cache. Without a built Storybook, the test before it fails.
  expect(skipping).toEqual(['e2e/shop/header.e2e.ts: it.skipIf', 'e2e/stories.e2e.ts: describe.skipIf']);
});
