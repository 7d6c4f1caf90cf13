import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { workspaceRoot } from '../find-islands.ts';
import { packageNames } from '../package-exports.ts';

const forbidden = [
  ['runtime', '@stirrup/react'],
  ['runtime', '@stirrup/cms'],
  ['runtime', 'react'],
  ['runtime', 'nanostores'],
  ['react', '@stirrup/cms'],
  ['react', 'zod/mini'],
  ['overlays', '@stirrup/react'],
  ['overlays', '@stirrup/cms'],
  ['overlays', 'react'],
  ['cms', '@stirrup/react'],
  ['cms', '@stirrup/overlays'],
  ['cart', '@stirrup/overlays'],
  ['cms', '@stirrup/cart'],
  ['cms', '@stirrup/lightbox'],
  ['lightbox', '@stirrup/cart'],
  ['lightbox', '@stirrup/shop/gallery'],
  ['lightbox', 'react'],
  ['cms', 'react'],
  ['cart', '@stirrup/shop/mini-cart'],
  ['cart', '@stirrup/react'],
  ['cart', 'zod/mini'],
  ['shop', '@stirrup/builder/tabs'],
  ['shop', 'stirrup'],
  ['builder', '@stirrup/cart'],
  ['builder', '@stirrup/shop/mini-cart'],
  ['stirrup', '@stirrup/cart'],
  ['stirrup', '@stirrup/react'],
  ['stirrup', 'react-dom/client'],
] as const;

const allowed = [
  ['react', '@stirrup/runtime'],
  ['react', 'react-dom/client'],
  ['overlays', '@stirrup/runtime'],
  ['overlays', 'nanostores'],
  ['cms', 'zod/mini'],
  ['cms', '@stirrup/runtime'],
  ['cart', '@stirrup/cms'],
  ['cart', 'nanostores'],
  ['lightbox', '@stirrup/cms'],
  ['lightbox', '@stirrup/overlays'],
  ['shop', '@stirrup/cart'],
  ['shop', '@stirrup/lightbox'],
  ['shop', '@stirrup/overlays'],
  ['builder', '@stirrup/react'],
  ['builder', '@stirrup/overlays'],
  ['builder', '@stirrup/lightbox'],
  ['stirrup', '@stirrup/cms/editor-mode'],
  ['stirrup', '@stirrup/shop/mini-cart'],
] as const;

const PLAIN_IMPORT = 'importWithRetry(() => import';

const otherRules = [
  ['cms', `export * from 'zod';`, 'Import zod/mini'],
  ['cms', `export * from 'hono';`, 'Dependency hono'],
  ['cart', `export * from '../../cms/src/index.ts';`, 'Import another package by its name'],
  ['cart', `document.body.innerHTML = '<p></p>';`, 'New HTML has one door'],
  ['shop', `document.body.outerHTML = '<p></p>';`, 'New HTML has one door'],
  ['react', `document.body.insertAdjacentHTML('afterend', '');`, 'New HTML has one door'],
  ['builder', `document.write('<p></p>');`, 'New HTML has one door'],
  ['lightbox', `export const probe = new DOMParser().parseFromString('', 'text/html');`, 'New HTML has one door'],
  ['overlays', `export const probe = new Range().createContextualFragment('');`, 'New HTML has one door'],
  ['builder', `document.body.innerHTML += '<p></p>';`, 'New HTML has one door'],
  ['builder', `document.createElement('iframe').srcdoc = '';`, 'New HTML has one door'],
  ['builder', `export const probe = () => import('./part.ts');`, PLAIN_IMPORT],
  ['stirrup', `export const probe = async () => (await import('./part.ts')).part;`, PLAIN_IMPORT],
  ['shop', `export const probe = { start: () => import('./part.ts') };`, PLAIN_IMPORT],
  ['builder', `export const probe = 1 as any;`, 'noExplicitAny'],
  ['builder', `export const probe = [1][0]!;`, 'noNonNullAssertion'],
] as const;

/** Dynamic imports with a retry, by the helper or by the registry, which loads islands. */
const retriedImports = [
  `export const probe = () => importWithRetry(() => import('./part.ts'));`,
  `export const probe = () => importWithRetry(async () => (await import('./part.ts')).part);`,
  `export const probe = defineIsland({ load: () => import('./part.ts').catch(show), standIn: () => import('./part.ts') });`,
  `export type Probe = typeof import('./part.ts');`,
];

/** Proves that the lint rules work, by linting forbidden code in a copy of the workspace without its sources. */
const copy = mkdtempSync(join(tmpdir(), 'stirrup-rings-'));
let diagnostics: readonly string[] = [];

function write(path: string, code: string): void {
  mkdirSync(dirname(join(copy, path)), { recursive: true });
  writeFileSync(join(copy, path), `${code}\n`);
}

function foundIn(path: string): string {
  return diagnostics.filter((line) => line.includes(`/${path},`)).join('\n');
}

beforeAll(() => {
  const manifests = packageNames.map((name) => `packages/${name}/package.json`);
  for (const path of ['biome.json', '.gitignore', 'package.json', 'scripts/lint', ...manifests]) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(workspaceRoot, path), join(copy, path), { recursive: true });
  }
  forbidden.forEach(([name, imported], index) => {
    write(`packages/${name}/src/forbidden-${index}.ts`, `export * from '${imported}';`);
    write(`packages/${name}/src/forbidden-${index}.test.ts`, `void import('${imported}');`);
  });
  allowed.forEach(([name, imported], index) => {
    write(`packages/${name}/src/allowed-${index}.ts`, `export * from '${imported}';`);
  });
  write('packages/cart/src/circle-a.ts', `import type { B } from './circle-b.ts';\nexport type A = B | 1;`);
  write('packages/cart/src/circle-b.ts', `import type { A } from './circle-a.ts';\nexport type B = A | 2;`);
  otherRules.forEach(([name, code], index) => {
    write(`packages/${name}/src/other-${index}.ts`, code);
  });
  retriedImports.forEach((code, index) => {
    write(`packages/builder/src/retried-${index}.ts`, code);
  });
  const biome = join(workspaceRoot, 'node_modules/.bin/biome');
  const options = ['lint', '--reporter=github', '--max-diagnostics=none', 'packages'];
  diagnostics = spawnSync(biome, options, { cwd: copy, encoding: 'utf8' }).stdout.split('\n');
});

afterAll(() => rmSync(copy, { recursive: true }));

test.each(forbidden.map((row, index) => [...row, index] as const))('%s may not import %s', (name, _, index) => {
  const message = `Against the rings: ${name} may import`;
  expect(foundIn(`packages/${name}/src/forbidden-${index}.ts`)).toContain(message);
  expect(foundIn(`packages/${name}/src/forbidden-${index}.test.ts`)).toContain(message);
});

test.each(allowed.map((row, index) => [...row, index] as const))('%s may import %s', (name, _, index) => {
  expect(diagnostics.length).toBeGreaterThan(forbidden.length);
  expect(foundIn(`packages/${name}/src/allowed-${index}.ts`)).toBe('');
});

test.each(otherRules.map((row, index) => [...row, index] as const))('in %s: %s', (name, _, message, index) => {
  expect(foundIn(`packages/${name}/src/other-${index}.ts`)).toContain(message);
});

test('files may not import each other, not even their types', () => {
  expect(foundIn('packages/cart/src/circle-a.ts')).toContain('This import is part of a cycle');
  expect(foundIn('packages/cart/src/circle-b.ts')).toContain('This import is part of a cycle');
});

test.each(retriedImports.map((code, index) => [code, index] as const))('retried: %s', (_, index) => {
  expect(foundIn(`packages/builder/src/retried-${index}.ts`)).not.toContain(PLAIN_IMPORT);
});
