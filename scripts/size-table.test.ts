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
  [{ label: 'Loader', size: 3449, limit: 4000 }, true],
  [{ label: 'Loader', size: 3451, limit: 4000 }, true],
  [{ label: 'Loader', size: 3561, limit: 4000 }, false],
  [{ label: 'Loader', size: 3449, limit: 4100 }, false],
  [{ label: 'Table', size: 3449, limit: 4000 }, false],
])('a table may be a tenth off, and no more: %j', (row, expected) => {
  const document = withSizeTable('<!-- sizes -->\n<!-- /sizes -->\n', rows);
  expect(isUpToDate(document, [row])).toBe(expected);
  expect(isUpToDate(document, [row, row])).toBe(false);
});
