import { addDialect, defineIsland } from '@stirrup/runtime';
import { afterEach, expect, it, vi } from 'vitest';
import { autoStart } from './auto-start.ts';

function island(name: string, inEditor: boolean) {
  return defineIsland({
    name,
    selectors: { stirrup: `[data-island="${name}"]` },
    inEditor,
    load: async () => ({ default: () => undefined }),
  });
}

function show(name: string): HTMLElement {
  const element = document.createElement('div');
  element.dataset['island'] = name;
  document.body.append(element);
  return element;
}

afterEach(() => {
  document.body.className = '';
  document.body.replaceChildren();
});

it('starts every island on a page for visitors', async () => {
  const [one, two] = [show('page-one'), show('page-two')];
  autoStart([island('page-one', false), island('page-two', true)]);
  await vi.waitFor(() => expect(two.dataset['islandState']).toBe('ready'));
  expect(one.dataset['islandState']).toBe('ready');
});

it('starts in the builder’s canvas only islands that may run there', async () => {
  document.body.className = 'brx-body';
  const [one, two] = [show('canvas-one'), show('canvas-two')];
  autoStart([island('canvas-one', false), island('canvas-two', true)]);
  await vi.waitFor(() => expect(two.dataset['islandState']).toBe('ready'));
  expect(one.dataset['islandState']).toBeUndefined();
});

it('waits for the markup where the script comes before it', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const element = show('early');
  autoStart([island('early', false)]);
  state.mockRestore();
  document.body.className = 'brx-body';
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await Promise.resolve();
  expect(element.dataset['islandState']).toBeUndefined();
});

it('waits with dialects of a module behind an early script, too', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const element = show('of-a-theme');
  autoStart([island('awaited', false)]);
  addDialect('awaited', 'theme', '[data-island="of-a-theme"]');
  state.mockRestore();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await vi.waitFor(() => expect(element.dataset['islandState']).toBe('ready'));
});

it('does nothing on a server', () => {
  vi.stubGlobal('document', undefined);
  expect(() => autoStart([island('server-one', true)])).not.toThrow();
  vi.unstubAllGlobals();
  expect(show('server-one').dataset['islandState']).toBeUndefined();
});
