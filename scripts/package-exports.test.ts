import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { workspaceRoot } from './find-islands.ts';
import { packageNames } from './package-exports.ts';

test.each(packageNames)('%s names side effects only where importing is the point', (name) => {
  const { sideEffects }: { sideEffects: unknown } = JSON.parse(
    readFileSync(`${workspaceRoot}/packages/${name}/package.json`, 'utf8'),
  );
  const expected =
    name === 'stirrup' ? ['./dist/auto.js', './dist/islands/*.js', './dist/browser/**', './dist/*.css'] : false;
  expect(sideEffects).toEqual(expected);
});
