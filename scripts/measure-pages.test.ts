import { expect, test } from 'vitest';
import { islandsOnPage } from './islands-on-page.ts';
import type { Manifest, ManifestFile } from './manifest.ts';
import { depthOfPage, filesOfPage, pageTable } from './measure-pages.ts';

const file = (imports: string[], dynamicImports: string[] = [], source?: string): ManifestFile => ({
  ...{ bytes: 30, brotli: 10, sri: 'sha384-', imports, dynamicImports },
  ...(source ? { source } : {}),
});

const manifest: Manifest = {
  version: '1.0.0',
  files: {
    'stirrup.js': file(['loader.js'], ['tabs.js', 'popup.js', 'popup-stand-in.js']),
    'loader.js': file([], ['redirect-tab.js'], ''),
    'redirect-tab.js': file([], [], 'packages/runtime/src/redirect-tab.ts'),
    'tabs.js': file(['react.js'], ['keys.js'], 'packages/builder/src/disclosures/tabs/tabs.tsx'),
    'keys.js': file([], [], 'packages/builder/src/disclosures/tabs/keys.ts'),
    'popup.js': file(['react.js'], [], 'packages/builder/src/overlays/popup/popup.tsx'),
    'popup-stand-in.js': file([], [], 'packages/builder/src/overlays/popup/popup-stand-in.ts'),
    'react.js': file([]),
    'files.js': file([]),
    'stirrup.lite.js': file(['lite/loader.js'], ['lite/tabs.js']),
    'lite/loader.js': file([]),
    'lite/tabs.js': file([], [], 'packages/builder/src/disclosures/tabs/tabs.tsx'),
    'lite/files.js': file([]),
  },
  islands: { tabs: ['react.js', 'tabs.js'], popup: ['react.js', 'popup.js', 'popup-stand-in.js'] },
};

test.each([
  [[], ['loader.js', 'stirrup.js']],
  [['tabs'], ['loader.js', 'react.js', 'stirrup.js', 'tabs.js']],
  [['popup'], ['loader.js', 'popup-stand-in.js', 'popup.js', 'react.js', 'stirrup.js']],
])('a page with %j loads the loader, its islands and what stands in for them, and no late part', (islands, files) => {
  expect(filesOfPage(manifest, islands).sort()).toEqual(files);
});

test('what the list has is requested by the loader, all of it together', () => {
  expect([depthOfPage(manifest, []), depthOfPage(manifest, ['tabs', 'popup'])]).toEqual([2, 3]);
});

test('what the list lacks makes the chain longer', () => {
  const islands = { tabs: ['tabs.js'] };
  expect(depthOfPage({ ...manifest, islands }, ['tabs'])).toBe(4);
  expect(depthOfPage({ ...manifest, islands: {} }, ['tabs'])).toBe(4);
  const files = { ...manifest.files, 'loader.js': file(['runtime.js']), 'runtime.js': file([]) };
  expect(depthOfPage({ ...manifest, files }, ['tabs'])).toBe(4);
});

test('a page in the other flavour loads that one’s files only', () => {
  const files = filesOfPage(manifest, ['tabs'], 'lite');
  expect(files.sort()).toEqual(['lite/loader.js', 'lite/tabs.js', 'stirrup.lite.js']);
});

test('islands are those whose elements a page of the demo CMS has', async () => {
  const islands = await islandsOnPage('/builder/contact/');
  expect(islands).toEqual(expect.arrayContaining(['form', 'mini-cart']));
  expect(islands).not.toContain('gallery');
  await expect(islandsOnPage('/no-such-page/')).rejects.toThrow('answers /no-such-page/ with 404');
});

test('users read how much a page loads, and in how many requests', () => {
  const kind = { label: 'A form', path: '/contact/', limits: { react: 200_000, lite: 100_000 } };
  const sizes = { react: 108_475, lite: 55_100 };
  expect(pageTable([{ ...kind, islands: 6, sizes, requests: 11, depth: 3 }]).rows).toEqual([
    ['A form (`/contact/`)', { count: 6 }, { bytes: 108_475 }, { bytes: 55_100 }, { count: 11 }, { count: 3 }],
  ]);
});
