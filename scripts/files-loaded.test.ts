import { expect, test } from 'vitest';
import { brotliOf, filesLoaded, islandOf, islandsOf } from './files-loaded.ts';
import type { Manifest, ManifestFile } from './manifest.ts';

function file(brotli: number, imports: string[], dynamicImports: string[] = [], source?: string): ManifestFile {
  return { bytes: brotli * 3, brotli, sri: 'sha384-', imports, dynamicImports, ...(source ? { source } : {}) };
}

const manifest: Manifest = {
  version: '1.0.0',
  files: {
    'stirrup.js': file(1, ['runtime.js'], ['tabs.js', 'cart.js']),
    'runtime.js': file(10, []),
    'tabs.js': file(100, ['react.js', 'runtime.js'], [], 'packages/builder/src/disclosures/tabs/tabs.tsx'),
    'cart.js': file(1000, ['react.js'], [], 'packages/shop/src/cart/cart.tsx'),
    'react.js': file(10_000, []),
  },
  islands: {},
};

test('what loads at once is the entry and what it imports', () => {
  const files = filesLoaded(manifest, 'stirrup.js', () => false);
  expect(files).toEqual(['stirrup.js', 'runtime.js']);
  expect(brotliOf(manifest, files)).toBe(11);
});

test('an island brings its own imports, and what is shared counts once', () => {
  const files = filesLoaded(manifest, 'stirrup.js', (source) => source.includes('/tabs/'));
  expect(brotliOf(manifest, files)).toBe(10_111);
  expect(
    brotliOf(
      manifest,
      filesLoaded(manifest, 'stirrup.js', () => true),
    ),
  ).toBe(11_111);
});

test('a file that the manifest lacks is an incomplete build', () => {
  const broken: Manifest = { version: '1.0.0', files: { 'stirrup.js': file(1, ['gone.js']) }, islands: {} };
  expect(() => filesLoaded(broken, 'stirrup.js', () => true)).toThrow('the manifest has no "gone.js"');
});

test('a file that the manifest lacks is not taken for an empty one', () => {
  expect(() => brotliOf(manifest, ['stirrup.js', 'gone.js'])).toThrow('the manifest has no "gone.js"');
});

test.each([
  ['packages/builder/src/disclosures/tabs/tabs.tsx', 'tabs'],
  ['packages/shop/src/cart/quantity/quantity.ts', 'quantity'],
  ['packages/shop/src/cart/quantity/contract.ts', undefined],
  ['packages/cms/src/notices/notices.ts', undefined],
  [undefined, undefined],
])('%s is the code of the island %s', (source, island) => {
  expect(islandOf(source)).toBe(island);
});

test('a file of a group brings the code and the stand-ins of its islands', () => {
  expect(islandsOf('island-group:interactions')).toEqual(['interactions', 'popup']);
  expect(islandsOf('packages/builder/src/disclosures/tabs/tabs.tsx')).toEqual(['tabs']);
  expect([islandsOf('island-group:gone'), islandsOf('packages/cms/src/notices/notices.ts'), islandsOf()]).toEqual([
    [],
    [],
    [],
  ]);
});
