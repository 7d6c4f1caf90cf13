import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { workspaceRoot } from './find-islands.ts';

const docs = readFileSync(`${workspaceRoot}/docs/shop-specification.md`, 'utf8');

/** Rows of all tables, cell by cell, without their heads. */
const rows = docs
  .split('\n')
  .filter((line) => /^\| (?!Line|---)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, line = '', where = '', different = '']) => ({ line, where, different }));

const pathsIn = (text: string) => [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, path = '']) => path);

test('every file that the table names exists', () => {
  const paths = pathsIn(docs);
  expect(paths.length).toBeGreaterThan(150);
  expect(paths.filter((path) => !existsSync(`${workspaceRoot}/docs/${path}`))).toEqual([]);
});

test.each(rows)('"$line" has a place, or a word on why it has none', ({ where, different }) => {
  expect(pathsIn(where).length > 0 || different !== '').toBe(true);
});

test('what is not there yet has no place, unless something else of its line has', () => {
  const missing = rows.filter(({ different }) => different.startsWith('Not yet:') || different === 'Not yet');
  expect(missing.length).toBeGreaterThan(0);
  expect(missing.filter(({ where }) => where !== '')).toEqual([]);
});

const specification = `${workspaceRoot}/../shared/specification/shop.md`;

test.skipIf(!existsSync(specification))('every section of the specification has a table', () => {
  const sections = (text: string) => [...text.matchAll(/^## (\d+)\./gm)].map(([, number]) => number);
  expect(sections(docs)).toEqual(sections(readFileSync(specification, 'utf8')));
});
