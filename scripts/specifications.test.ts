import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { workspaceRoot } from './find-islands.ts';

const pathsIn = (text: string) => [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, path = '']) => path);

/** Rows of all tables, cell by cell, without their headings. */
const rowsIn = (text: string) =>
  text
    .split('\n')
    .filter((line) => /^\| (?!Line|---)/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, line = '', where = '', different = '']) => ({ line, where, different }));

describe.each([
  ['shop', 150],
  ['page-builder', 60],
])('docs/%s-specification.md', (name, leastPaths) => {
  const docs = readFileSync(`${workspaceRoot}/docs/${name}-specification.md`, 'utf8');
  const rows = rowsIn(docs);

  test('every file that the tables name exists', () => {
    const paths = pathsIn(docs);
    expect(paths.length).toBeGreaterThan(leastPaths);
    expect(paths.filter((path) => !existsSync(`${workspaceRoot}/docs/${path}`))).toEqual([]);
  });

  test.each(rows)('"$line" has a place, or a word on why it has none', ({ where, different }) => {
    expect(pathsIn(where).length > 0 || different !== '').toBe(true);
  });

  test('nothing is put off', () => {
    expect(rows.filter((row) => /\b(not yet|yet there)\b/i.test(Object.values(row).join()))).toEqual([]);
  });

  test('every section of the specification has a table', () => {
    const sections = docs.split(/^## /m).slice(1);
    expect(sections.map((section) => Number.parseInt(section, 10))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(sections.filter((section) => rowsIn(section).length === 0)).toEqual([]);
  });
});
