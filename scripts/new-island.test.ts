import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { workspaceRoot } from './find-islands.ts';
import { PASSING } from './repository-files.ts';

/** A copy of the workspace, so that the tools for our own code check the generated code. */
const copy = mkdtempSync(join(tmpdir(), 'stirrup-new-island-'));
const leftOut = new Set(['.git', 'node_modules', 'dist', 'storybook-static', 'react-versions']);
const folders = ['packages/builder/src/page/probe-panel', 'packages/shop/src/site/probe-listener'];
const names = ['probe-panel', 'probe-listener'];
const CONFORMANCE = ['conformance', 'invented-dialect'].map((suite) => `e2e/conformance/${suite}.e2e.ts`);
const OWN_TESTS = ['is worked with the keyboard and keeps the nodes of the page', 'axe finds nothing, open or closed'];

function run(tool: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(`${workspaceRoot}/node_modules/.bin/${tool}`, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return status === 0 ? 'ok' : stdout + stderr;
}

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** Full names of the tests that have passed, by Vitest's own report. */
function passedIn(report: string): readonly string[] {
  const { testResults }: Report = JSON.parse(readFileSync(report, 'utf8'));
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  return tests.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName);
}

beforeAll(() => {
  const isCopied = (source: string) => !leftOut.has(basename(source)) && !PASSING.test(source);
  cpSync(workspaceRoot, copy, { recursive: true, filter: isCopied });
  symlinkSync(`${workspaceRoot}/node_modules`, `${copy}/node_modules`);
  expect(run('tsx', 'scripts/new-island.ts', 'builder/page', 'probe-panel')).toBe('ok');
  expect(run('tsx', 'scripts/new-island.ts', 'shop/site', 'probe-listener', '--behaviour')).toBe('ok');
}, 120_000);

afterAll(() => rmSync(copy, { recursive: true }));

test('what it writes passes lint', () => {
  const listed = ['packages/stirrup/src', 'packages/builder', 'fixtures/cms/pages'];
  expect(run('biome', 'check', ...folders, 'stories', ...listed)).toBe('ok');
});

test('what it writes passes the types', () => {
  const include = [...folders, 'stories/probe-panel.stories.tsx', 'stories/probe-listener.stories.tsx'];
  const own = ['packages/*/src/**/*.d.ts', 'packages/stirrup/src/islands.ts', 'e2e/support/*.ts'];
  writeFileSync(
    `${copy}/tsconfig.new.json`,
    JSON.stringify({ extends: './tsconfig.json', include: [...include, ...own], exclude: [] }),
  );
  expect(run('tsc', '-p', 'tsconfig.new.json')).toBe('ok');
});

test('the tests it writes pass, and those of the lists and the docs', { timeout: 240_000 }, () => {
  const lists = ['derived-files', 'islands-docs', 'legacy-scripts-docs', 'texts-docs'].map((list) => `scripts/${list}`);
  expect(run('vitest', 'run', '--project', 'unit', '--project', 'fixtures', ...folders, ...lists)).toBe('ok');
});

test('what it writes is within the size budget that it writes', () => {
  expect(run('tsx', 'scripts/weigh-island.ts', ...names)).toBe('ok');
});

// Only what is about the two islands runs of the suites, whose other tests run for the workspace itself.
test('its islands are found and alive on their demo pages', { timeout: 240_000 }, () => {
  const report = ['--reporter=default', '--reporter=json', '--outputFile.json=browser.json'];
  const wanted = ['probe-', ...OWN_TESTS].join('|');
  expect(run('vitest', 'run', '--project', 'browser', ...folders, ...CONFORMANCE, '-t', wanted, ...report)).toBe('ok');

  const passed = passedIn(`${copy}/browser.json`);
  const tried = names.flatMap((name) => [
    `'${name}' in the dialect 'stirrup' is found by`,
    `'fixtures /elements/${name}/' keeps its promises`,
    `behaves like ours: 'fixtures /elements/${name}/'`,
    ...['load', 'options', 'first effect', 'later render'].map((failure) => `'${name}', 'stirrup', '${failure}', on`),
  ]);
  expect(passed).toEqual(expect.arrayContaining(tried.map((name) => expect.stringContaining(name))));
  expect(passed.filter((name) => OWN_TESTS.includes(name))).toHaveLength(folders.length * OWN_TESTS.length);
});

test('its markup is written once, and its tests, its story and its demo page read it', () => {
  for (const [folder, name] of [
    ['packages/builder/src/page/probe-panel', 'probe-panel'],
    ['packages/shop/src/site/probe-listener', 'probe-listener'],
  ] as const) {
    const extension = name === 'probe-panel' ? 'tsx' : 'ts';
    const tests = [`${folder}/${name}.test.${extension}`, `${folder}/${name}.e2e.ts`];
    const users = [...tests, `${folder}/demo-page.ts`, `stories/${name}.stories.tsx`];
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
  ['fixtures/cms/pages/island-pages.ts', "'probe-listener': probeListener"],
  ['packages/stirrup/src/islands/probe-panel.ts', 'autoStart([probePanel], '],
  ['packages/stirrup/src/islands/probe-listener.ts', 'autoStart([probeListener], '],
  ['packages/builder/src/page/probe-panel/probe-panel.test.tsx', 'openIsland(probePanel, probePanelMarkup())'],
  ['packages/shop/src/site/probe-listener/probe-listener.test.ts', 'openIsland(probeListener, probeListenerMarkup())'],
  ['packages/builder/src/page/probe-panel/size-budget.ts', 'island: 3000'],
  ['packages/shop/src/site/probe-listener/size-budget.ts', 'island: 3000'],
  ['docs/islands.md', '`@stirrup/shop/probe-listener`'],
  ['docs/islands/probe-panel.md', '`data-is-open`'],
  ['docs/islands/probe-listener.md', 'On the trigger'],
  ['docs/legacy-scripts.md', '`probe-listener`'],
])('%s names the new island', (path, entry) => {
  expect(readFileSync(`${copy}/${path}`, 'utf8')).toContain(entry);
});

test.each(['switch', 'trigger', 'start', 'define'])('it refuses a name that code cannot have, "%s"', (name) => {
  expect(run('tsx', 'scripts/new-island.ts', 'builder/page', name)).toContain('Choose another name');
  expect(existsSync(`${copy}/packages/builder/src/page/${name}`)).toBe(false);
});

test('it refuses a folder that is there and a name that is none', () => {
  expect(run('tsx', 'scripts/new-island.ts', 'builder/page', 'probe-panel')).toContain('is there already');
  expect(run('tsx', 'scripts/new-island.ts', 'builder/page', 'ProbePanel')).toContain('Usage:');
  expect(run('tsx', 'scripts/new-island.ts', 'runtime', 'probe')).toContain('Usage:');
  expect(run('tsx', 'scripts/new-island.ts', 'builder/attic', 'probe')).toContain('disclosures, forms, loops');
  expect(run('tsx', 'scripts/new-island.ts', 'shop/shared', 'probe')).toContain('lists, product, site');
});
