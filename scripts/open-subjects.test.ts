import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { workspaceRoot } from './find-islands.ts';
import { openSubjects } from './open-subjects.ts';

const found = (selectors: string) => openSubjects(`${selectors} { color: red }`, 'data-state');

test.each([
  '[data-state] *',
  '.a[data-state] > :not(:first-child)',
  ':where(.a:not([data-state]) ~ *:not(.b, :has(.c)))',
  '[data-state] :is(.a, :hover)',
  '.b, :where(:root:has([data-state]) :not(.a))',
  '.a[data-state] { & > .b ~ * { color: red } }\n.c',
  ':is(.a[data-state] > :first-child, .b):not(.c) > .d',
])('tells of %s', async (selectors) => {
  expect(await found(selectors)).toHaveLength(1);
});

test.each([
  '.a > *',
  '[data-state]',
  '[data-state] .b:hover, [data-state] > button',
  ':where([data-state] :is(h2, [data-part="title"]):not(:first-child))',
  '.a:has([data-state]) [hidden]',
  '[data-state] > *:is(.a, .b)::after',
  ':is(.a[data-state] > .b, [data-state]) > .c',
  ':where(:root:has([data-state]) [hidden]:not(.a))',
])('has nothing to say about %s', async (selectors) => {
  expect(await found(selectors)).toEqual([]);
});

const packages = `${workspaceRoot}/packages`;
const sheets = readdirSync(packages, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /^[\w-]+\/src\/.*\.css$/.test(path),
);

test('no style that depends on the state of an island is for elements of any kind', async () => {
  expect(sheets.length).toBeGreaterThan(60);
  const open = sheets.map((sheet) => openSubjects(readFileSync(`${packages}/${sheet}`, 'utf8'), 'data-island-state'));
  expect((await Promise.all(open)).flat()).toEqual([]);
});
