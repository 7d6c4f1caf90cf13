import { expect, it, onTestFinished, vi } from 'vitest';
import { nextTask } from './next-task.ts';
import { show, spyMount, testIsland, testRegistry } from './testing/test-registry.ts';

/** A page whose script tag runs before `DOMContentLoaded`, and the registry that it makes. */
function openParsing(mount = spyMount()) {
  const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const element = show('<div data-island="box"><button>Open</button></div>');
  const registry = testRegistry();
  registry.add([testIsland('box', mount, { start: 'interaction', holds: ['click'] })]);
  readyState.mockReturnValue('interactive');
  onTestFinished(() => readyState.mockRestore());
  return { registry, element, mount, readyState, state: () => element.dataset['islandState'] };
}

const parsed = () => document.dispatchEvent(new Event('DOMContentLoaded'));

it('searches the page in a task behind that of the script tag', async () => {
  const page = openParsing();
  parsed();
  await Promise.resolve();
  expect(page.state()).toBeUndefined();
  await nextTask();
  await nextTask();
  expect(page.state()).toBe('claimed');
});

it('searches before, if a visitor clicks, so that the click is held', async () => {
  const page = openParsing();
  parsed();
  const clicked = vi.fn();
  page.element.addEventListener('click', clicked);
  page.element.querySelector('button')?.click();
  expect([page.state(), clicked.mock.calls.length]).toEqual(['loading', 0]);
  await vi.waitFor(() => expect(clicked).toHaveBeenCalledTimes(1));
  expect(page.mount).toHaveBeenCalledTimes(1);
});

it('tells of elements of the page that they were there when it was parsed', async () => {
  const page = openParsing();
  const now = vi.spyOn(performance, 'now').mockReturnValue(100);
  parsed();
  now.mockReturnValue(300);
  await nextTask();
  await nextTask();
  expect(page.registry.claimsOf(page.element).map(({ claimedAt }) => claimedAt)).toEqual([100]);
  const later = show('<div data-island="box"></div>');
  page.registry.find(later);
  expect(page.registry.claimsOf(later).map(({ claimedAt }) => claimedAt)).toEqual([300]);
  now.mockRestore();
});

it('searches before, if a visitor presses Tab', () => {
  const page = openParsing();
  parsed();
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', keyCode: 9, bubbles: true }));
  expect(page.state()).toBe('claimed');
});

it('holds clicks where a script replaces the document before the search', async () => {
  const page = openParsing();
  parsed();
  // As `document.open()` does, which removes all listeners of the page.
  const root = document.documentElement;
  root.remove();
  document.append(root);
  const listens = vi.spyOn(globalThis, 'addEventListener');
  await Promise.resolve();
  expect(listens.mock.calls.map(([type]) => type)).toContain('click');
  listens.mockRestore();
  await nextTask();
  expect(page.registry.claimsOf(page.element)).toHaveLength(1);
});

it('searches before the event, if a visitor clicks while late scripts of the page keep it', async () => {
  const page = openParsing();
  const clicked = vi.fn();
  page.element.addEventListener('click', clicked);
  page.element.querySelector('button')?.click();
  expect([page.state(), clicked.mock.calls.length]).toEqual(['loading', 0]);
  await vi.waitFor(() => expect(clicked).toHaveBeenCalledTimes(1));
  const inserted = show('<div data-island="box"></div>');
  await vi.waitFor(() => expect(inserted.dataset['islandState']).toBe('claimed'));
  parsed();
  await nextTask();
  await nextTask();
  expect(page.mount).toHaveBeenCalledTimes(1);
});

it('searches before, if it is asked for the islands of an element', () => {
  const page = openParsing();
  parsed();
  expect(page.registry.claimsOf(page.element)).toHaveLength(1);
});

it('searches nothing while the document is parsed, and leaves clicks alone', () => {
  const page = openParsing();
  page.readyState.mockReturnValue('loading');
  const clicked = vi.fn();
  page.element.addEventListener('click', clicked);
  page.element.querySelector('button')?.click();
  expect([page.state(), clicked.mock.calls.length]).toEqual([undefined, 1]);
  parsed();
});
