import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findIslands, islandFolder, workspaceRoot } from '../find-islands.ts';
import { repositoryFiles } from '../repository-files.ts';
import { privateImports } from './private-imports.ts';
import { readImports } from './read-imports.ts';

const ISLANDS = [islandFolder('shop', 'product', 'gallery')];
const OTHER = 'packages/shop/src/product/variations/variations.tsx';

function found(from: string, file: string, isLate = false) {
  return privateImports([{ from, to: `packages/shop/src/product/${file}`, isLate }], ISLANDS);
}

it.each([
  [OTHER, 'gallery/picture-of.ts', false],
  [OTHER, 'gallery/gallery.tsx', false],
  [OTHER, 'gallery/picture-of.ts', true],
  [OTHER, 'gallery/parts/contract.ts', false],
  ['packages/shop/src/product/product-of.ts', 'gallery/picture-of.ts', false],
  [OTHER, 'gallery/fixture.ts', false],
])('refuses to %s the file %s (late: %s)', (from, file, isLate) => {
  expect(found(from, file, isLate)).toEqual([expect.stringContaining('Put what islands share into a folder')]);
});

it('says where to put the file', () => {
  expect(found(OTHER, 'gallery/picture-of.ts')).toEqual([
    expect.stringContaining('packages/shop/src/product/<subject>/picture-of.ts'),
  ]);
});

it.each([
  ['packages/shop/src/product/gallery/gallery.tsx', 'gallery/picture-of.ts', false],
  ['packages/shop/src/product/variations/variations.test.tsx', 'gallery/picture-of.ts', false],
  ['packages/shop/src/testing/open-gallery.ts', 'gallery/gallery.tsx', false],
  ['packages/shop/src/product/variations/fixture.ts', 'gallery/fixture.ts', false],
  ['packages/shop/src/product/variations/plugin-fixture.ts', 'gallery/fixture.ts', false],
  ['packages/shop/src/product/swatches/demo-page.ts', 'gallery/fixture.ts', false],
  [OTHER, 'gallery/island.ts', false],
  [OTHER, 'gallery/contract.ts', false],
  [OTHER, 'gallery/gallery.tsx', true],
  [OTHER, 'gallery-pictures/picture.ts', false],
])('lets %s import %s (late: %s)', (from, file, isLate) => {
  expect(found(from, file, isLate)).toEqual([]);
});

it('finds none in the packages', () => {
  const imports = repositoryFiles('packages/')
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => readImports(path, readFileSync(`${workspaceRoot}/${path}`, 'utf8')));
  expect(imports.length).toBeGreaterThan(1000);
  expect(privateImports(imports, findIslands())).toEqual([]);
});
