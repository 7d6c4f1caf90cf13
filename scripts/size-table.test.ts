import { expect, test } from 'vitest';
import { budgetTable, isUpToDate, printTable, type SizeRow, type SizeTable, withTable } from './size-table.ts';

const EMPTY = '# A\n<!-- sizes -->\n<!-- /sizes -->\n## B\n';
const loader: SizeRow = { label: 'Loader', size: 3449, limit: 4000 };

test('sizes are rounded to a tenth of a kB', () => {
  expect(printTable(budgetTable([loader]))).toBe(
    '| What | Brotli | Budget |\n| --- | ---: | ---: |\n| Loader | 3.4 kB | 4.0 kB |',
  );
});

test('only what stands between the markers is replaced, and twice is the same as once', () => {
  const table = budgetTable([loader]);
  const once = withTable('# A\n<!-- sizes -->\nold\n<!-- /sizes -->\n## B\n', table);
  expect(once).toMatch(/^# A\n<!-- sizes -->\n\| What [\s\S]*\n<!-- \/sizes -->\n## B\n$/);
  expect(once).not.toContain('old');
  expect(withTable(once, table)).toBe(once);
});

test('a document without the markers is an error, not a silent pass', () => {
  expect(() => withTable('# A\n', budgetTable([loader]))).toThrow('has no block "sizes"');
  expect(() => isUpToDate('# A\n', budgetTable([loader]))).toThrow('has no block "sizes"');
});

test.each([
  ['the same', loader, true],
  ['a tenth more than is printed', { ...loader, size: 3500 }, true],
  ['more than a tenth', { ...loader, size: 3501 }, false],
  ['more than a tenth less', { ...loader, size: 3299 }, false],
  ['another budget', { ...loader, limit: 4100 }, false],
  ['another label', { ...loader, label: 'Table' }, false],
])('a small size may be 0.1 kB off: %s', (_, row, expected) => {
  expect(isUpToDate(withTable(EMPTY, budgetTable([loader])), budgetTable([row]))).toBe(expected);
});

test.each([
  [91_800, true],
  [88_300, true],
  [92_000, false],
  [88_100, false],
])('a large size may be two hundredths off, of 90.0 kB: %d, %s', (size, expected) => {
  const row = { label: 'A page', size: 90_000, limit: 95_000 };
  expect(isUpToDate(withTable(EMPTY, budgetTable([row])), budgetTable([{ ...row, size }]))).toBe(expected);
});

test.each([
  [28, true],
  [29, true],
  [27, true],
  [30, false],
  [26, false],
])('a count may be off by one, of 28: %d, %s', (count, expected) => {
  const table = (requests: number): SizeTable => ({
    columns: ['A page', 'Requests'],
    rows: [['Shop', { count: requests }]],
  });
  expect(isUpToDate(withTable(EMPTY, table(28)), table(count))).toBe(expected);
});

test('a table with a row too many, too few or in another place, or with other columns, is out of date', () => {
  const one: SizeRow = { label: 'One', size: 1000, limit: 2000 };
  const other: SizeRow = { ...one, label: 'Other' };
  const document = withTable(EMPTY, budgetTable([one, other]));
  expect(isUpToDate(document, budgetTable([one, other]))).toBe(true);
  expect(isUpToDate(document, budgetTable([one]))).toBe(false);
  expect(isUpToDate(document, budgetTable([one, other, loader]))).toBe(false);
  expect(isUpToDate(document, budgetTable([other, one]))).toBe(false);
  expect(isUpToDate(EMPTY, budgetTable([one]))).toBe(false);
  expect(isUpToDate(document.replace('Budget', 'Limit'), budgetTable([one, other]))).toBe(false);
});
