import { afterEach, expect, test, vi } from 'vitest';
import { followHistory } from './follow-history.ts';
import { historyEntries } from './history-entries.ts';
import { historyParts } from './history-parts.ts';
import { writeEntries } from './stored-entries.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  historyParts().splice(0);
  sessionStorage.clear();
});

const stored = { scroll: [0, 0], loops: {}, paginations: {}, parts: { filters: 'earlier' } } as const;
const markOf = (entry: string) => ({ stirrup: { entry } });

test('a mark restores what its entry showed; a link to a place on the page restores nothing', () => {
  history.replaceState(markOf('first'), '', '/shop/');
  writeEntries([
    [`${location.href}#size`, stored],
    ['mark', stored],
  ]);
  const restore = vi.fn();
  historyParts().push({ name: 'filters', save: () => 'now', state: () => ({}), restore });
  // The visitor has gone back while the code was loading.
  const { kept } = historyEntries();
  historyEntries().current = 'left';
  kept.set('first', { ...stored, parts: { filters: 'missed' } });
  followHistory();
  expect(restore.mock.lastCall?.[0]).toBe('missed');
  const goTo = (address: string, state: unknown = null): unknown => {
    restore.mockReset();
    history.replaceState(state, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
    return restore.mock.lastCall?.[0];
  };
  expect(goTo('/shop/#size')).toBeUndefined();
  const size: unknown = history.state;
  expect(goTo('/shop/?page=2', markOf('mark'))).toBe('earlier');
  // A new entry of an address that was left before.
  expect(goTo('/shop/#size')).toBeUndefined();
  expect(goTo('/shop/#size', size)).toBe('now');
});

test('an entry has its mark before its results change, with or without a new entry', () => {
  followHistory();
  history.replaceState(null, '', '/shop/');
  document.dispatchEvent(new CustomEvent('bricks/ajax/start'));
  expect(history.state).toMatchObject({ stirrup: {} });
});

test('results are stored once as the page is left, whichever events the browser sends', () => {
  followHistory();
  const setItem = vi.fn();
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem });
  let isHidden = true;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  const send = {
    pagehide: () => dispatchEvent(new Event('pagehide')),
    pageshow: () => dispatchEvent(new Event('pageshow')),
    visibilitychange: () => document.dispatchEvent(new Event('visibilitychange')),
  };
  const writesOf = (...names: readonly (keyof typeof send)[]) => {
    setItem.mockClear();
    for (const name of names) send[name]();
    return setItem.mock.calls.length;
  };
  expect(writesOf('pagehide', 'visibilitychange')).toBe(1);
  // In another tab, and back.
  expect(writesOf('visibilitychange')).toBe(1);
  isHidden = false;
  expect(writesOf('visibilitychange')).toBe(0);
  isHidden = true;
  expect(writesOf('visibilitychange', 'pagehide')).toBe(2);
  // The page comes back as it was left, by a browser that has sent the first event alone.
  expect(writesOf('pageshow', 'visibilitychange')).toBe(1);
  expect(writesOf('pagehide', 'pageshow', 'visibilitychange')).toBe(2);
});
