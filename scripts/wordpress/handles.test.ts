import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ACTIONS, FUNCTION } from '../../packages/builder/src/navigation/slide-menu/trigger-contract.ts';
import { knownScripts } from '../../packages/cms/src/legacy-scripts/known-scripts.ts';
import { SCROLL_HELPER } from '../../packages/shop/src/site/notices/contract.ts';
import { workspaceRoot } from '../find-islands.ts';
import { readDefinitions } from '../read-definitions.ts';

const php = ['shop', 'builder', 'libraries']
  .map((name) => readFileSync(`${workspaceRoot}/packages/wordpress/plugin/includes/handles-${name}.php`, 'utf8'))
  .join('\n');
/** PHP of the entry of a handle. */
const entryOf = (handle: string) => new RegExp(`'${handle}' +=> array\\([\\s\\S]*?\\n\\t\\),`).exec(php)?.[0] ?? '';
const handles = [...php.matchAll(/^\t'([^']+)' +=> array\(/gm)].map(([, handle = '']) => handle);

/** It runs before the first paint, so that no other colours flash. */
const STAYS = ['color-scheme-switcher-frontend'];

it('knows every script that islands make unnecessary, each once', () => {
  expect(handles.toSorted()).toEqual(Object.keys(knownScripts).toSorted());
});

it.each(STAYS)('knows %s, and never takes it out', (handle) => {
  expect(entryOf(handle)).toContain("'goes_on' => array(),");
});

it('keeps what payment gateways live on wherever a checkout may be', () => {
  const kept = Object.entries(knownScripts).flatMap(([handle, notes]) =>
    'goesWhen' in notes && notes.goesWhen.includes('never, on a checkout') ? [handle] : [],
  );
  expect(kept.length).toBeGreaterThan(3);
  for (const handle of kept) {
    expect(entryOf(handle), handle).toMatch(/'goes_on' *=> array\((?: 'cart' )?\),/);
  }
});

it('keeps the shop’s script for code that calls its helper for notices', () => {
  const [, pattern = ''] = /'called_by' *=> '~(.*)~'/.exec(entryOf('woocommerce')) ?? [];
  expect(`jQuery.${SCROLL_HELPER}(jQuery('.woocommerce-error'));`).toMatch(new RegExp(pattern || '^$'));
});

it('keeps the slide menu’s script for code that calls one of its functions', () => {
  const [, pattern = ''] = /'called_by' *=> '~(.*)~'/.exec(entryOf('x-slide-menu')) ?? [];
  for (const name of [...Object.values(FUNCTION), `${ACTIONS.global}.${ACTIONS.name}`]) {
    expect(`button.onclick = () => ${name}`).toMatch(new RegExp(pattern || '^$'));
  }
});

it('leaves the elements that islands take over', async () => {
  const { islands } = await readDefinitions();
  const roots = islands
    .flatMap(({ selectors }) => Object.values(selectors).flat())
    .flatMap((selector) => /#([\w-]+)-js-extra\b/.exec(selector)?.[1] ?? [])
    .filter((handle) => !STAYS.includes(handle));
  expect(roots.length).toBeGreaterThan(1);
  const left = handles.filter((handle) => /'is_root' *=> true/.test(entryOf(handle)));
  expect(left.toSorted()).toEqual(roots.toSorted());
});
