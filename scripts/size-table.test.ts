import { expect, test } from 'vitest';
import { isUpToDate, sizeTable, withSizeTable } from './size-table.ts';

const rows = [{ label: 'Loader', size: 3449, limit: 4000 }];

test('sizes are rounded to a tenth of a kB', () => {
  expect(sizeTable(rows)).toContain('| Loader | 3.4 kB | 4.0 kB |');
});

test('only what stands between the markers is replaced, and twice is the same as once', () => {
  const once = withSizeTable('# A\n<!-- sizes -->\nold\n<!-- /sizes -->\n## B\n', rows);
  expect(once).toMatch(/^# A\n<!-- sizes -->\n\| What [\s\S]*\n<!-- \/sizes -->\n## B\n$/);
  expect(once).not.toContain('old');
  expect(withSizeTable(once, rows)).toBe(once);
});

test('a document without the markers is an error, not a silent pass', () => {
  expect(() => withSizeTable('# A\n', rows)).toThrow('README.md has no size table');
});

test.each([
  ['the same', { label: 'Loader', size: 3449, limit: 4000 }, true],
  ['a tenth more than is printed', { label: 'Loader', size: 3500, limit: 4000 }, true],
  ['more than a tenth', { label: 'Loader', size: 3501, limit: 4000 }, false],
  ['more than a tenth less', { label: 'Loader', size: 3299, limit: 4000 }, false],
  ['another budget', { label: 'Loader', size: 3449, limit: 4100 }, false],
  ['another label', { label: 'Table', size: 3449, limit: 4000 }, false],
])('a small row may be 0.1 kB off: %s', (_, row, expected) => {
  const document = withSizeTable('<!-- sizes -->\n<!-- /sizes -->\n', rows);
  expect(isUpToDate(document, [row])).toBe(expected);
});

test.each([
  [91_800, true],
  [88_300, true],
  [91_000, true],
  [92_000, false],
  [88_100, false],
])('a large row may be two hundredths off, of 90.0 kB: %d, %s', (size, expected) => {
  const row = { label: 'A page', size: 90_000, limit: 95_000 };
  const document = withSizeTable('<!-- sizes -->\n<!-- /sizes -->\n', [row]);
  expect(isUpToDate(document, [{ ...row, size }])).toBe(expected);
});

test('a table with a row too many, too few or in another place is out of date', () => {
  const [one, other] = ['One', 'Other'].map((label) => ({ label, size: 1000, limit: 2000 }));
  const both = [one, other].filter((row) => row !== undefined);
  const document = withSizeTable('<!-- sizes -->\n<!-- /sizes -->\n', both);
  expect(isUpToDate(document, both)).toBe(true);
  expect(isUpToDate(document, both.slice(0, 1))).toBe(false);
  expect(isUpToDate(document, [...both, ...rows])).toBe(false);
  expect(isUpToDate(document, both.toReversed())).toBe(false);
  expect(isUpToDate('<!-- sizes -->\n<!-- /sizes -->\n', both)).toBe(false);
});
