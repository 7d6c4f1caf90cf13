import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findBudgets } from './find-budgets.ts';
import { findIslands, workspaceRoot } from './find-islands.ts';

const budgets = await findBudgets();
const islands = findIslands().map(({ name }) => name);

test('every folder that has a budget is found, whatever its depth', () => {
  expect(budgets.length).toBeGreaterThan(30);
  expect(budgets.map(({ name }) => name)).toEqual(expect.arrayContaining(['form', 'form-captchas', 'mini-cart']));
});

test.each(budgets)('$folder limits code that it has', ({ folder, name, budget }) => {
  const { island, asSent, parts = [], together = [] } = budget;
  expect([island, asSent].filter((limit) => limit !== undefined).length).toBeLessThanOrEqual(
    islands.includes(name) ? 1 : 0,
  );
  expect(parts.map(({ file }) => file).filter((file) => !existsSync(`${workspaceRoot}/${folder}/${file}`))).toEqual([]);
  expect(together.flatMap((page) => page.islands).filter((island) => !islands.includes(island))).toEqual([]);
  expect([island, asSent, parts.length, together.length].some(Boolean)).toBe(true);
});
