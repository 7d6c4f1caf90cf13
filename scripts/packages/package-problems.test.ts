import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { packageProblems } from './package-problems.ts';

const MANIFEST = {
  name: 'yard',
  version: '1.2.3',
  description: 'A yard.',
  homepage: 'https://yard.example/',
  bugs: { url: 'https://yard.example/issues' },
  license: 'MIT',
  repository: { type: 'git', url: 'git+https://yard.example/yard.git', directory: 'packages/yard' },
  engines: { node: '>=20.19' },
  unpkg: './dist/browser/yard.js',
  exports: { '.': { types: './dist/types/index.d.ts', default: './dist/index.js' }, './browser/*': './dist/browser/*' },
};

const FILES: Record<string, string> = {
  'package.json': JSON.stringify(MANIFEST),
  LICENSE: 'MIT',
  'README.md': '# yard',
  'CHANGELOG.md': '# yard\n\n## 1.2.3\n\n- Added a gate.\n',
  'dist/index.js': `import './part.js';\nexport const style = new URL('yard.css', import.meta.url);\n`,
  'dist/index.js.map': JSON.stringify({ sources: ['../src/index.ts', '../../../node_modules/hedge/index.js'] }),
  'dist/third-party-notices.txt': 'Contains:\n\nhedge 1.0.0 (MIT)\n',
  'dist/part.js': '',
  'dist/yard.css': '',
  'dist/types/index.d.ts': `export type { Part } from './part.js';\n`,
  'dist/types/part.d.ts': '',
  'dist/browser/yard.js': '',
  'dist/browser/third-party-notices.txt': 'None.',
  'dist/browser/manifest.json': JSON.stringify({ version: '1.2.3', files: { 'yard.js': {} } }),
};

const folder = mkdtempSync(join(tmpdir(), 'stirrup-package-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Problems of the package with some of its files changed, or taken away. */
function problemsWith(changes: Record<string, string | undefined>): readonly string[] {
  rmSync(folder, { recursive: true });
  for (const [path, text] of Object.entries({ ...FILES, ...changes })) {
    if (text === undefined) continue;
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return packageProblems(folder);
}

it('finds nothing in a whole package', () => {
  expect(problemsWith({})).toEqual([]);
});

it.each(['LICENSE', 'README.md', 'dist/index.js', 'dist/types/index.d.ts', 'dist/browser/manifest.json'])(
  'misses %s',
  (path) => {
    expect(problemsWith({ [path]: undefined })).toContain(`yard does not contain ${path}`);
  },
);

it.each(['description', 'homepage', 'license'])('misses the field %s', (field) => {
  const without = JSON.stringify({ ...MANIFEST, [field]: undefined });
  expect(problemsWith({ 'package.json': without })).toEqual([`yard has no ${field} in package.json`]);
});

it('misses the addresses for bugs and sources, and the versions of Node', () => {
  const without = JSON.stringify({ ...MANIFEST, bugs: undefined, repository: { type: 'git' }, engines: {} });
  expect(problemsWith({ 'package.json': without })).toEqual([
    'yard has no bugs.url in package.json',
    'yard has no repository.url in package.json',
    'yard has no repository.directory in package.json',
    'yard has no engines.node in package.json',
  ]);
});

it('misses files that modules import, or look for beside them', () => {
  expect(
    problemsWith({ 'dist/part.js': undefined, 'dist/yard.css': undefined, 'dist/types/part.d.ts': undefined }),
  ).toEqual([
    'yard does not contain dist/part.js, which dist/index.js imports',
    'yard does not contain dist/yard.css, which dist/index.js imports',
    'yard does not contain dist/types/part.js, which dist/types/index.d.ts imports',
  ]);
});

it('misses files of the script tag, and refuses those of another version', () => {
  const manifest = JSON.stringify({ version: '1.2.2', files: { 'yard.js': {}, 'chunks/gate.js': {} } });
  expect(problemsWith({ 'dist/browser/manifest.json': manifest })).toEqual([
    'yard does not contain dist/browser/chunks/gate.js, which its manifest.json lists',
    'yard was built as 1.2.2 and is packed as 1.2.3; "npm run build" builds it anew',
  ]);
});

it('misses the version in the changelog', () => {
  expect(problemsWith({ 'CHANGELOG.md': '# yard\n\n## 1.2.2\n' })).toEqual([
    'yard tells its users nothing of 1.2.3 in CHANGELOG.md; "npm run release" writes it',
  ]);
});

it('misses the licence of a package whose code is inside', () => {
  const problem = 'yard contains code of hedge, and no third-party-notices.txt that names it';
  expect(problemsWith({ 'dist/third-party-notices.txt': undefined })).toEqual([problem]);
  expect(problemsWith({ 'dist/third-party-notices.txt': 'Contains:\n\nhedgehog 1.0.0 (MIT)\n' })).toEqual([problem]);
  expect(problemsWith({ 'dist/leaflet.css': '' })).toEqual([problem.replace('hedge', 'leaflet')]);
});
