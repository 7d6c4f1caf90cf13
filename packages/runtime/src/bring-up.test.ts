import { expect, it, vi } from 'vitest';
import { bringUp } from './bring-up.ts';
import { pageRegistry } from './page-registry.ts';
import { show, testIsland } from './testing/test-registry.ts';

it('starts sleeping elements of this island only, and returns undefined if there is nothing to wait for', async () => {
  pageRegistry().add(['shelf', 'till'].map((name) => testIsland(name, () => undefined, { start: 'interaction' })));
  const [shelf, till] = ['shelf', 'till'].map((name) => show(`<p data-island="${name}"></p>`));
  pageRegistry().find(document);
  await bringUp('shelf');
  expect([shelf, till].map((element) => element?.dataset['islandState'])).toEqual(['ready', 'claimed']);
  expect([bringUp('shelf'), bringUp('nobody')]).toEqual([undefined, undefined]);
});

it('starts several islands at once, and waits no longer than its limit', async () => {
  const never = () => new Promise<never>(() => undefined);
  pageRegistry().add([
    testIsland('lamp', () => undefined, { start: 'interaction' }),
    testIsland('door', () => undefined, { start: 'interaction', load: never }),
  ]);
  const [lamp, door] = ['lamp', 'door'].map((name) => show(`<p data-island="${name}"></p>`));
  pageRegistry().find(document);
  vi.useFakeTimers();
  const waited = vi.fn();
  void bringUp(['lamp', 'door'], 500)?.then(waited);
  await vi.advanceTimersByTimeAsync(499);
  expect([lamp?.dataset['islandState'], door?.dataset['islandState'], waited.mock.calls.length]).toEqual([
    'ready',
    'loading',
    0,
  ]);
  await vi.advanceTimersByTimeAsync(1);
  expect(waited).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});
