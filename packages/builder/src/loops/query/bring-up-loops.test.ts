import { defineIsland, pageRegistry } from '@stirrup/runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bringUpLoops } from './bring-up-loops.ts';

/** Functions that release the delayed code of each island. */
const come = new Map<string, () => void>();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  pageRegistry().release(document.body);
  document.body.replaceChildren();
});

const held = (name: string) =>
  defineIsland({
    name,
    start: 'interaction',
    load: () =>
      new Promise((resolve) => {
        come.set(name, () => resolve({ default: () => undefined }));
      }),
  });
const stateOf = (name: string) => document.querySelector(`[data-island="${name}"]`)?.getAttribute('data-island-state');

it('waits for a loop as long as it takes, for what takes part in its calls a while, and for nobody else', async () => {
  document.body.innerHTML = ['query-loop', 'filter-select', 'popup']
    .map((name) => `<p data-island="${name}"></p>`)
    .join('');
  pageRegistry().add(['query-loop', 'filter-select', 'popup'].map(held));
  pageRegistry().find(document);
  let isOver = false;
  const coming = bringUpLoops()?.then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([isOver, stateOf('query-loop'), stateOf('filter-select'), stateOf('popup')]).toEqual([
    false,
    'loading',
    'loading',
    'claimed',
  ]);
  come.get('query-loop')?.();
  await coming;
  expect([stateOf('query-loop'), stateOf('filter-select')]).toEqual(['ready', 'loading']);
  come.get('filter-select')?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(bringUpLoops()).toBeUndefined();
});
