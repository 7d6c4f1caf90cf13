import { describe, expect, test } from 'vitest';
import { islands as definitions } from '../packages/stirrup/src/islands.ts';
import { workspaceRoot } from './find-islands.ts';
import { codeOf, handlesAsked, handlesIn } from './legacy-scripts/handles-asked.ts';
import { readLegacyScripts } from './legacy-scripts/read-legacy-scripts.ts';
import { scriptTable, stances } from './legacy-scripts/script-table.ts';
import { repositoryFiles } from './repository-files.ts';

const islands = await readLegacyScripts();
const script = /#([\w-]+)-js\b/g;

/** Handles of the scripts that an island's definition yields to, of which one may need the other. */
function yieldsByDefinition(name: string): string[] {
  const { yieldsTo = {} } = definitions.find((definition) => definition.name === name) ?? {};
  return Object.values(yieldsTo).flatMap((selector) => {
    const handles = [...selector.matchAll(script)].map(([, handle = '']) => handle);
    return handles.length > 0 ? handles : [selector];
  });
}

describe.each(islands)('$island.name', ({ island, legacyScripts }) => {
  const { yieldsTo = {}, actsAheadOf = {}, worksBeside = {}, takesOver = {}, takesOverElse = '' } = legacyScripts;
  const asked = [...handlesAsked(island)];
  const left = yieldsByDefinition(island.name);
  const file = `${island.path}/legacy-scripts.ts`;

  test('says which script it makes unnecessary', () => {
    const named = [...stances.flatMap((stance) => Object.keys(legacyScripts[stance] ?? {})), takesOverElse];
    expect(named.join(''), `Say in ${file} which handle may go.`).toMatch(/\w/);
    expect(named, 'A handle is named once.').toEqual([...new Set(named)]);
  });

  test('names every script that its code asks for, and says that it does', () => {
    const known = { ...yieldsTo, ...actsAheadOf, ...worksBeside };
    expect(
      asked.filter((handle) => !(handle in known)),
      `Name it in "yieldsTo", "actsAheadOf" or "worksBeside" of ${file}.`,
    ).toEqual([]);
    expect(
      left.filter((handle) => !(handle in yieldsTo)),
      `Name it in "yieldsTo" of ${file}.`,
    ).toEqual([]);
  });

  test('tells the scripts apart that it says it yields to, acts ahead of, or works beside', () => {
    const advice = `Neither its code nor its definition knows it: correct ${file}, or ask for it.`;
    expect(
      Object.keys({ ...actsAheadOf, ...worksBeside }).filter((handle) => !asked.some((one) => one === handle)),
      advice,
    ).toEqual([]);
    const known = new Set<string>([...asked, ...left]);
    expect(
      Object.keys(yieldsTo).filter((handle) => !known.has(handle)),
      advice,
    ).toEqual([]);
    expect(
      Object.keys(takesOver).filter((handle) => known.has(handle)),
      `${file}: its code asks for it.`,
    ).toEqual([]);
  });

  test('what it says can stand in a table', () => {
    expect(JSON.stringify(legacyScripts)).not.toMatch(/[|\n]/);
  });
});

test('the checkout’s script stays for every island of the checkout', () => {
  const ofCheckout = islands.filter(({ island }) => island.name.startsWith('checkout-'));
  expect(ofCheckout).not.toEqual([]);
  for (const { island, legacyScripts } of ofCheckout)
    expect(legacyScripts.stays, island.name).toContain('`wc-checkout`');
});

test('every script is some island’s, or it says what it waits for', () => {
  const rows = scriptTable(islands);
  const lost = rows.filter((row) => Object.keys(row.islands).length === 0 && !row.goesWhen);
  expect(lost.map(({ handle }) => handle)).toEqual([]);
});

test('what inner rings ask for is what islands tell apart', () => {
  const told = new Set<string>(
    islands.flatMap(({ legacyScripts: { yieldsTo, actsAheadOf, worksBeside } }) =>
      Object.keys({ ...yieldsTo, ...actsAheadOf, ...worksBeside }),
    ),
  );
  const inner = modules().filter((file) => /^packages\/(cms|cart)\/src\/(?!legacy-scripts\/)/.test(file));
  const asked = inner.flatMap((file) => handlesIn(codeOf(pathOf(file))));
  // The `cart` package emits the events of this script.
  expect(asked).toContain('wc-add-to-cart');
  expect(asked.filter((handle) => !told.has(handle))).toEqual([]);
});

test('nobody asks for a script in another way', () => {
  const others = modules().filter(
    (file) => !/\/(?:island|at-once(?:-contract)?)\.ts$/.test(file) && /#[\w-]+-js['"`, ]/.test(codeOf(pathOf(file))),
  );
  expect(others, 'Ask hasLegacyScript of @stirrup/cms/legacy-scripts.').toEqual([]);
});

test('code is read as it is meant: comments and names of dialects are no handles', () => {
  expect(handlesIn(`if (hasLegacyScript('bricks-scripts', 'woocommerce')) stop();`)).toEqual([
    'bricks-scripts',
    'woocommerce',
  ]);
  expect(handlesIn(`if (island.dialect === 'woocommerce') stop('click');`)).toEqual([]);
});

/** Modules below `packages/`, without tests. */
function modules(): string[] {
  return repositoryFiles('packages/').filter(
    (file) => /\/src\/.*\.tsx?$/.test(file) && !/\.(test|e2e|spec-d|d)\.tsx?$|\/testing\//.test(file),
  );
}

function pathOf(file: string): string {
  return `${workspaceRoot}/${file}`;
}
