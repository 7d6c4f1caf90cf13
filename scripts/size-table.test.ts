import { expect, test } from 'vitest';
import { sizeTable, withSizeTable } from './size-table.ts';

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
