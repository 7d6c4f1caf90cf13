import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { paths } from '../e2e/browsers/paths/paths.ts';
import { islands } from '../packages/stirrup/src/islands.ts';
import { findIslands, type IslandFolder, workspaceRoot } from './find-islands.ts';
import { docComments, partComments } from './island-pages/doc-comments.ts';
import { codeIn } from './island-pages/examples.ts';
import { readIsland } from './island-pages/read-island.ts';
import { requestingIslands } from './requesting-islands.ts';

const read = (path: string) => readFileSync(`${workspaceRoot}/${path}`, 'utf8');
const overview = read('docs/islands.md');
const folders = findIslands();

test('the whole tabs island in the docs is the real one', () => {
  const source = read('packages/builder/src/disclosures/tabs/tabs.tsx');
  expect(overview).toContain(`<!-- tabs.tsx -->\n\`\`\`tsx\n${source}\`\`\`\n<!-- /tabs.tsx -->`);
  expect(source.trimEnd().split('\n').length).toBeLessThan(60);
});

test('islands with state that shows are components', () => {
  const made = new Map(
    [...overview.matchAll(/^\| \[`([\w-]+)`\].*\| ([^|]+) \|$/gm)].map(([, name = '', how]) => [name, how]),
  );
  expect(made.size).toBe(islands.length);
  const components = [
    ...[
      'query-loop',
      'pagination',
      'load-more',
      'active-filters',
      'popup',
      'off-canvas',
      'toggle',
      'form',
      'slide-menu',
    ],
    ...['accordion', 'gallery', 'rating-stars', 'notices', 'quantity', 'mini-cart', 'swatches', 'price-slider', 'tabs'],
    ...[...made.keys()].filter((name) => name.startsWith('filter-')),
  ];
  expect(components.filter((name) => made.get(name) !== 'component')).toEqual([]);
  expect([...made].filter(([, how]) => how !== 'component' && !/^behaviour: \w+ \w+/.test(how ?? ''))).toEqual([]);
});

test('no page is left of an island that is gone', () => {
  expect(readdirSync(`${workspaceRoot}/docs/islands`).sort()).toEqual(folders.map(({ name }) => `${name}.md`).sort());
});

test('an island that makes requests says of which server, and no other says so', async () => {
  const told = await Promise.all(
    folders.map(async (island) => [island.name, (await readIsland(island, workspaceRoot)).docs.server] as const),
  );
  const names = told.filter(([, server]) => server).map(([name]) => name);
  expect(names.toSorted()).toEqual([...(await requestingIslands())].toSorted());
});

test('links in the docs lead to files', () => {
  const documents = ['README.md', ...['docs', 'docs/islands'].flatMap(markdownIn)];
  const dead = documents.flatMap((path) =>
    [...read(path).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].flatMap(([, link = '']) =>
      existsSync(resolve(workspaceRoot, dirname(path), link)) ? [] : [`${path}: ${link}`],
    ),
  );
  expect(dead).toEqual([]);
});

test.each(islands)('the page of $name names all of its dialects', ({ name, selectors }) => {
  const page = read(`docs/islands/${name}.md`).split('\n');
  for (const [dialect, list] of Object.entries(selectors)) {
    const row = page.find((line) => line.startsWith(`| \`${dialect}\` |`));
    const advice = `Name the dialect in the table at the top of docs/islands/${name}.md, as its neighbours are.`;
    // A selector may be longer than a reader needs.
    for (const selector of list) expect(row, advice).toContain(selector.split(':not(')[0]);
  }
});

test.each(folders)('$name says of each option and each part what it is for', async (island) => {
  const { props, contract } = await readIsland(island, workspaceRoot);
  const silent = (file: string, names: readonly string[]) => {
    const source = `${workspaceRoot}/${island.path}/${file}`;
    const comments = file === 'contract.ts' ? partComments(source) : docComments(source);
    return names.filter((name) => !/^[A-Z`]/.test(comments.get(name) ?? ''));
  };
  const advice = 'Give each its own doc comment: docs/islands shows it.';
  expect(silent('props.ts', Object.keys(props.readers)), advice).toEqual([]);
  expect(silent('contract.ts', contract?.parts ?? []), advice).toEqual([]);
});

test('a part and a state of one name have each its own comment', () => {
  const source = `${workspaceRoot}/packages/builder/src/forms/form/contract.ts`;
  expect(partComments(source).get('sending')).toContain('container');
  expect(docComments(source).get('sending')).toContain('is being sent');
});

test.each(folders)('$name has markup of our own dialect in its doc block', ({ path, name }) => {
  // The markup of a plugin; our own dialect has none.
  const own = name === 'loop-swatches' ? 'wvs-archive-variations-wrapper' : `data-island="${name}"`;
  expect(codeIn(`${workspaceRoot}/${path}`, 'html')).toContain(own);
});

test.each(folders)('tests press the keys that the page of $name tells of', async (island) => {
  const { docs } = await readIsland(island, workspaceRoot);
  const pressed = testsOf(island);
  const untested = Object.keys(docs.keyboard).filter(
    (keys) => !keys.split(', ').some((key) => namesOf(key).some((name) => pressed.includes(name))),
  );
  expect(untested, 'Press one key of each row in a test, or tell only what is tested.').toEqual([]);
});

function markdownIn(folder: string): string[] {
  return readdirSync(`${workspaceRoot}/${folder}`)
    .filter((file) => file.endsWith('.md'))
    .map((file) => `${folder}/${file}`);
}

/** The tests of an island's folder, and its path by keyboard through all browsers. */
function testsOf({ path, name }: IslandFolder): string {
  const files = readdirSync(`${workspaceRoot}/${path}`).filter((file) => /\.(?:e2e|test)\.tsx?$/.test(file));
  return [...files.map((file) => read(`${path}/${file}`)), String(paths[name]?.keyboard)].join('\n');
}

/** A key in quotes, as tests press it: `'Enter'`, `'{Enter}'`, `'Shift+Tab'`. */
function namesOf(key: string): string[] {
  const names = key === 'Space' ? ['Space', ' '] : [key];
  return names.flatMap((name) => [`'${name}'`, `"${name}"`, `{${name}}`, `+${name}'`]);
}
