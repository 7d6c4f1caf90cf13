import { expect, it } from 'vitest';
import { bringUp } from './bring-up.ts';
import { pageRegistry } from './page-registry.ts';
import { show, testIsland } from './testing/test-registry.ts';

it('brings up what sleeps, of this island only, and says when there is nothing to wait for', async () => {
  pageRegistry().add(['shelf', 'till'].map((name) => testIsland(name, () => undefined, { start: 'interaction' })));
  const [shelf, till] = ['shelf', 'till'].map((name) => show(`<p data-island="${name}"></p>`));
  pageRegistry().find(document);
  await bringUp('shelf');
  expect([shelf, till].map((element) => element?.dataset['islandState'])).toEqual(['ready', 'claimed']);
  expect([bringUp('shelf'), bringUp('nobody')]).toEqual([undefined, undefined]);
});
