import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findIslands, workspaceRoot } from './find-islands.ts';

const docs = readFileSync(`${workspaceRoot}/docs/legacy-scripts.md`, 'utf8');

/** Rows of the table of islands, by island. */
const [, table = ''] = docs.split('\n## Islands\n');
const rows = new Map(
  [...(table.split('\n## ')[0] ?? '').matchAll(/^\| `([\w-]+)` \| (.+) \| (.*)\|$/gm)].map(
    ([, name = '', unnecessary = '', stays = '']) => [name, { unnecessary: unnecessary.trim(), stays: stays.trim() }],
  ),
);

test.each(findIslands())('$name has a row that says which script it makes unnecessary', ({ name }) => {
  const advice = `Add a row for ${name} to "Islands" in docs/legacy-scripts.md: which handle may go, which must stay.`;
  expect(rows.get(name)?.unnecessary, advice).toMatch(/\w/);
});

test('the rows are sorted, and each is an island’s', () => {
  const names = [...(table.split('\n## ')[0] ?? '').matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name]) => name);
  expect(names).toEqual(
    findIslands()
      .map(({ name }) => name)
      .sort(),
  );
});

test('the checkout’s script stays for every island of the checkout', () => {
  const ofCheckout = [...rows].filter(([name]) => name.startsWith('checkout-'));
  expect(ofCheckout).not.toEqual([]);
  for (const [name, { stays }] of ofCheckout) expect(stays, name).toContain('`wc-checkout`');
});

test('handles are told by ids that the page has for them', () => {
  const source = readFileSync(`${workspaceRoot}/packages/shop/src/own-click.ts`, 'utf8');
  const handles = [...source.matchAll(/'#([\w-]+)-js'/g)].map(([, handle]) => handle);
  expect(handles).not.toEqual([]);
  for (const handle of handles) expect(docs, `Name ${handle} in docs/legacy-scripts.md.`).toContain(`\`${handle}\``);
});
