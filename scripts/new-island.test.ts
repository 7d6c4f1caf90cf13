import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { workspaceRoot } from './find-islands.ts';

/** A copy of the workspace, so that what the generator writes is judged by the tools that judge our own code. */
const copy = mkdtempSync(join(tmpdir(), 'stirrup-new-island-'));
const leftOut = new Set(['.git', 'node_modules', 'dist', 'storybook-static', 'react-versions']);
const folders = ['packages/builder/src/page/probe-panel', 'packages/shop/src/site/probe-listener'];

function run(tool: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(`${workspaceRoot}/node_modules/.bin/${tool}`, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return status === 0 ? 'ok' : stdout + stderr;
}

beforeAll(() => {
  cpSync(workspaceRoot, copy, { recursive: true, filter: (source) => !leftOut.has(basename(source)) });
  symlinkSync(`${workspaceRoot}/node_modules`, `${copy}/node_modules`);
  expect(run('tsx', 'scripts/new-island.ts', 'builder/page', 'probe-panel')).toBe('ok');
  expect(run('tsx', 'scripts/new-island.ts', 'shop/site', 'probe-listener', '--behaviour')).toBe('ok');
});

afterAll(() => rmSync(copy, { recursive: true }));

test('what it writes passes lint', () => {
  expect(run('biome', 'check', ...folders, 'stories', 'packages/stirrup/src', 'packages/builder')).toBe('ok');
});

test('what it writes passes the types', () => {
  const include = [...folders, 'stories/probe-panel.stories.tsx', 'stories/probe-listener.stories.tsx'];
  const own = ['packages/*/src/*.d.ts', 'packages/stirrup/src/islands.ts', 'e2e/support/*.ts'];
  writeFileSync(
    `${copy}/tsconfig.new.json`,
    JSON.stringify({ extends: './tsconfig.json', include: [...include, ...own], exclude: [] }),
  );
  expect(run('tsc', '-p', 'tsconfig.new.json')).toBe('ok');
});

test('the tests it writes pass', () => {
  expect(run('vitest', 'run', '--project', 'unit', ...folders)).toBe('ok');
});

test('its markup is written once, and its test, its story and its browser test read it', () => {
  for (const [folder, name] of [
    ['packages/builder/src/page/probe-panel', 'probe-panel'],
    ['packages/shop/src/site/probe-listener', 'probe-listener'],
  ] as const) {
    const extension = name === 'probe-panel' ? 'tsx' : 'ts';
    const users = [`${folder}/${name}.test.${extension}`, `${folder}/${name}.e2e.ts`, `stories/${name}.stories.tsx`];
    for (const user of users) {
      const source = readFileSync(`${copy}/${user}`, 'utf8');
      expect(source).toContain('fixture.ts');
      expect(source).not.toContain('<button');
    }
  }
});

test('knip finds nothing unused in what it writes', { timeout: 240_000 }, () => {
  expect(run('knip')).toBe('ok');
  expect(run('knip', '--production')).toBe('ok');
});

test.each([
  ['packages/builder/package.json', '"./probe-panel"'],
  ['packages/shop/package.json', '"./probe-listener"'],
  ['packages/stirrup/src/islands.ts', 'probePanel'],
  ['packages/stirrup/src/islands/probe-panel.ts', 'autoStart([probePanel])'],
  ['packages/stirrup/src/islands/probe-listener.ts', 'autoStart([probeListener])'],
  ['packages/builder/src/page/probe-panel/size-budget.ts', 'island: 3000'],
  ['packages/shop/src/site/probe-listener/size-budget.ts', 'island: 3000'],
  ['docs/islands.md', '`@stirrup/shop/probe-listener`'],
  ['docs/legacy-scripts.md', '`probe-listener`'],
])('%s names the new island', (path, entry) => {
  expect(readFileSync(`${copy}/${path}`, 'utf8')).toContain(entry);
});

test('it refuses a folder that is there and a name that is none', () => {
  expect(run('tsx', 'scripts/new-island.ts', 'builder/page', 'probe-panel')).toContain('is there already');
  expect(run('tsx', 'scripts/new-island.ts', 'builder/page', 'ProbePanel')).toContain('Usage:');
  expect(run('tsx', 'scripts/new-island.ts', 'runtime', 'probe')).toContain('Usage:');
  expect(run('tsx', 'scripts/new-island.ts', 'builder/attic', 'probe')).toContain('disclosures, forms, loops');
});
