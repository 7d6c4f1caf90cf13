import { afterEach, expect, it, vi } from 'vitest';
import type { IslandOptions } from './define-island.ts';
import { catchReports, settle, show, testIsland, testRegistry } from './testing/test-registry.ts';

/** A page with an island that sleeps and holds clicks; its code arrives when the test says so. */
function open(html: string, options: Partial<IslandOptions> = {}) {
  const registry = testRegistry();
  const handled = vi.fn((event: Event) => event.preventDefault());
  let arrive = () => undefined as void;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { load, ...definition } = testIsland(
    'box',
    ({ element, signal }) => element.addEventListener('click', handled, { signal }),
    { start: 'interaction', holds: ['click'], ...options },
  );
  registry.add([{ ...definition, load: () => arrival.then(load) }]);
  const element = show(`<div data-island="box">${html}</div>`);
  registry.find(element);
  return { element, handled, arrive: () => arrive() };
}

/** Clicks, and returns true if the browser is left to handle it. */
function click(target: Element | null): boolean {
  return target?.dispatchEvent(new PointerEvent('click', { bubbles: true, cancelable: true, composed: true })) ?? false;
}

afterEach(() => vi.useRealTimers());

it('a click is handled where its island was put in another place meanwhile, in two steps', async () => {
  const { element, handled, arrive } = open('<button type="button">Menu</button>');
  const seen = vi.fn();
  document.addEventListener('click', seen);
  click(element.querySelector('button'));
  element.remove();
  await settle();
  document.body.append(element);
  await settle();
  arrive();
  await vi.waitFor(() => expect(handled).toHaveBeenCalledTimes(1));
  expect([element.dataset['islandState'], seen.mock.calls.length]).toEqual(['ready', 1]);
  document.removeEventListener('click', seen);
});

it.each([false, true])('a link opens its tab while browsers still let it; island needed: %s', async (isNeeded) => {
  vi.useFakeTimers();
  const { element } = open('<a target="_blank"><b>Shop</b></a><a target="_self">Fit</a>', { isNeeded });
  const opened = vi.fn<(event: Event) => void>();
  element.addEventListener('click', opened);
  click(element.querySelector('a > b'));
  click(element.querySelector('[target="_self"]'));
  await vi.advanceTimersByTimeAsync(3999);
  expect(opened).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(opened.mock.calls.map(([{ target }]) => target)).toEqual([element.querySelector('a > b')]);
  expect(click(element.querySelector('[target="_self"]'))).toBe(false);
});

it.each([
  ['text', '<b>Search</b>'],
  ['a label, which also clicks and changes its field', '<label><b>Pony</b><input type="checkbox"></label>'],
])('a press on %s loads code once, and each later one retries; ready islands of the element stay', async (_, html) => {
  vi.useFakeTimers();
  catchReports();
  const registry = testRegistry();
  const load = vi.fn(async () => {
    throw new Error('offline');
  });
  const unmount = vi.fn();
  registry.add([
    testIsland('box', () => undefined, { load, start: 'interaction', holds: ['click'], isNeeded: true }),
    testIsland('other', () => unmount, { selectors: { s: '[data-island="box"]' } }),
  ]);
  const element = show(`<div data-island="box">${html}</div>`);
  registry.find(element);
  const other = registry.claimsOf(element)[1];
  for (const loads of [2, 4]) {
    click(element.querySelector('b'));
    await vi.runAllTimersAsync();
    expect(load).toHaveBeenCalledTimes(loads);
  }
  expect(registry.claimsOf(element)).toContain(other);
  expect([other?.state, unmount.mock.calls.length]).toEqual(['ready', 0]);
});
