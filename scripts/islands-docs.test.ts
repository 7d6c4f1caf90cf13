import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { islands } from '../packages/stirrup/src/islands.ts';
import { findIslands, workspaceRoot } from './find-islands.ts';

const docs = readFileSync(`${workspaceRoot}/docs/islands.md`, 'utf8');

const advice = (name: string) => `Describe the island under "### ${name}" in docs/islands.md, as its neighbours are.`;

/** The section under an island's own heading. */
function sectionOf(name: string): string {
  const [, section = ''] = docs.split(`\n### ${name}\n`);
  return section.split(/\n##/)[0] ?? '';
}

test('the whole tabs island in the docs is the real one', () => {
  const source = readFileSync(`${workspaceRoot}/packages/builder/src/disclosures/tabs/tabs.tsx`, 'utf8');
  expect(docs).toContain(`<!-- tabs.tsx -->\n\`\`\`tsx\n${source}\`\`\`\n<!-- /tabs.tsx -->`);
  expect(source.trimEnd().split('\n').length).toBeLessThan(60);
});

test('islands with state that shows are components', () => {
  const made = new Map(
    [...docs.matchAll(/^\| \[`([\w-]+)`\].*\| ([^|]+) \|$/gm)].map(([, name = '', how]) => [name, how]),
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

test.each(findIslands())('$name has a section with all of its options', async ({ path, name }) => {
  const schemas: object = await import(`${workspaceRoot}/${path}/props.ts`);
  const options = Object.values(schemas).flatMap(({ readers }) => Object.keys(readers ?? {}));
  const documented = [...sectionOf(name).matchAll(/^\| `(\w+)` \| `data-/gm)].map(([, option]) => option);
  expect(documented.sort(), advice(name)).toEqual(options.sort());
});

test.each(islands)('$name has a section with all of its dialects', ({ name, selectors }) => {
  for (const [dialect, list] of Object.entries(selectors)) {
    const row = sectionOf(name)
      .split('\n')
      .find((line) => line.startsWith(`| \`${dialect}\` |`));
    // A selector may be longer than a reader needs.
    for (const selector of list) expect(row, advice(name)).toContain(selector.split(':not(')[0]);
  }
});
