import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { knownScripts } from '../../packages/cms/src/legacy-scripts/known-scripts.ts';
import { workspaceRoot } from '../find-islands.ts';

const php = readFileSync(`${workspaceRoot}/packages/wordpress/plugin/includes/handles.php`, 'utf8');
const handles = [...php.matchAll(/^\t'([^']+)' +=> array\(/gm)].map(([, handle = '']) => handle);

/** It runs before the first paint, so that no other colours flash. */
const STAYS = ['color-scheme-switcher-frontend'];

it('knows every script that islands make unnecessary, each once', () => {
  expect(handles.toSorted()).toEqual(
    Object.keys(knownScripts)
      .filter((handle) => !STAYS.includes(handle))
      .toSorted(),
  );
});

it('keeps what payment gateways live on, at the checkout', () => {
  const kept = Object.entries(knownScripts).flatMap(([handle, notes]) =>
    'goesWhen' in notes && notes.goesWhen.includes('never, on a checkout') ? [handle] : [],
  );
  expect(kept.length).toBeGreaterThan(3);
  for (const handle of kept) {
    const entry = new RegExp(`'${handle}' +=> array\\([\\s\\S]*?\\n\\t\\),`).exec(php)?.[0] ?? '';
    expect(entry, handle).toMatch(/'stays_on' *=> array\( 'checkout'/);
  }
});
