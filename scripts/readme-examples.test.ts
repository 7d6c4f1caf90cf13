import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { workspaceRoot } from './find-islands.ts';

/** Documents with modules that their readers copy. */
const DOCUMENTS = [
  ...['runtime', 'react', 'cms', 'cart', 'overlays', 'lightbox', 'stirrup'].map((name) => `packages/${name}/README.md`),
  'docs/recipes.md',
];

/** Code of a document; a module if it imports something. */
const CODE = /```tsx?\n([\s\S]*?)```/g;

/** The name that an example gives its file: `// sort-order/island.ts: all that the page loads at first`. */
const FILE = /^\/\/ ([\w/-]+\.tsx?):/;

function compile(folder: string): string {
  try {
    execFileSync(`${workspaceRoot}/node_modules/.bin/tsc`, ['-p', folder], { encoding: 'utf8', stdio: 'pipe' });
    return '';
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
  }
}

test('the modules in the READMEs of packages and in the recipes compile, as their readers copy them', () => {
  // In the workspace, so that the names of packages lead to their sources.
  const folder = mkdtempSync(join(workspaceRoot, 'node_modules/.readme-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  let written = 0;
  for (const document of DOCUMENTS) {
    const text = readFileSync(`${workspaceRoot}/${document}`, 'utf8');
    for (const [index, [, code = '']] of [...text.matchAll(CODE)].entries()) {
      if (!/^import /m.test(code)) continue;
      const path = join(folder, dirname(document), FILE.exec(code)?.[1] ?? `example-${index}.tsx`);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, code);
      written += 1;
    }
  }
  expect(written).toBeGreaterThan(4);
  const include = ['**/*', '../../packages/*/src/**/*.d.ts'];
  const config = { extends: '../../tsconfig.json', include, exclude: [] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  expect(compile(folder)).toBe('');
});
