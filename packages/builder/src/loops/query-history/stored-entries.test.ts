import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ShownPages } from '../query/shown-pages.ts';
import { STORAGE_KEY } from './contract.ts';
import type { HistoryEntry } from './history-entries.ts';
import { readEntries, writeEntries } from './stored-entries.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const facts = { page: 2, maxPages: 5, start: 3, end: 4, count: undefined, nextUrl: undefined, summary: undefined };

function entry(html = '<li>one</li>'): HistoryEntry {
  const answer = { html, popups: '', styles: '' };
  const pages: ShownPages = { base: { id: 'b1', facts, answer }, appended: [answer], facts, size: html.length };
  return {
    scroll: [0, 120],
    loops: { 'abc123:0': pages },
    paginations: { 'abc123/p1:0': '<ul></ul>' },
    parts: { filters: [1] },
  };
}
const ids = () => readEntries().map(([id]) => id);

test('reads written entries, with those of other pages of the tab', () => {
  writeEntries([['theirs', entry()]]);
  writeEntries([
    ['one', entry()],
    ['two', entry()],
  ]);
  expect(readEntries()).toEqual([
    ['theirs', entry()],
    ['one', entry()],
    ['two', entry()],
  ]);
  // The entry shown last counts as the newest.
  writeEntries([['theirs', entry('<li>new</li>')]]);
  expect(ids()).toEqual(['one', 'two', 'theirs']);
});

test('keeps the newest entries, up to two million characters', () => {
  const large = entry('x'.repeat(300_000));
  writeEntries(['one', 'two', 'three', 'four', 'five'].map((id) => [id, large]));
  expect(ids()).toEqual(['three', 'four', 'five']);
  writeEntries([['huge', entry('x'.repeat(1_500_000))]]);
  expect(ids()).toEqual(['three', 'four', 'five']);
});

test('makes no text of entries for which there is no room', () => {
  const stringify = vi.spyOn(JSON, 'stringify');
  const large = entry('x'.repeat(300_000));
  writeEntries(Array.from({ length: 30 }, (_, index) => [`${index}`, large]));
  expect(stringify).toHaveBeenCalledTimes(3);
  stringify.mockRestore();
  expect(ids()).toEqual(['27', '28', '29']);
});

test('keeps an entry whose later pages were too long to be kept', () => {
  const { loops, ...rest } = entry();
  const [pages] = Object.values(loops);
  const shown = pages && { ...pages, size: Number.POSITIVE_INFINITY };
  if (shown) writeEntries([['one', { ...rest, loops: { 'abc123:0': shown } }]]);
  expect(ids()).toEqual(['one']);
});

test('full storage keeps fewer, blocked storage none, and neither throws', () => {
  const list = ['one', 'two', 'three', 'four'].map((id) => [id, entry()] as const);
  const { getItem, setItem } = sessionStorage;
  const full = vi.fn((key: string, value: string) => {
    if (value.length > 1000) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(storage, key, value);
  });
  const storage = sessionStorage;
  vi.stubGlobal('sessionStorage', { getItem: getItem.bind(storage), setItem: full });
  writeEntries(list);
  expect(full.mock.calls.length).toBeGreaterThan(1);
  expect(ids().at(-1)).toBe('four');
  expect(ids().length).toBeLessThan(4);

  const forbid = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: forbid, setItem: forbid });
  expect(() => writeEntries(list)).not.toThrow();
  expect(readEntries()).toEqual([]);
});

test.each([
  ['no JSON', '{'],
  ['no list', '{}'],
  ['lists of something else', '[1,null,["one"],[2,{}],["one",null]]'],
])('%s gives no entries', (_, json) => {
  sessionStorage.setItem(STORAGE_KEY, json);
  expect(readEntries()).toEqual([]);
});

test('reads the valid rest of a damaged entry, but no loop with a missing page', () => {
  const good = entry().loops['abc123:0'];
  const loops = {
    good,
    requested: null,
    gap: { ...good, appended: [{ html: 'x', popups: '', styles: '' }, { html: 7 }] },
    base: { ...good, base: { ...good?.base, id: 7 } },
    facts: { ...good, facts: { page: '2' } },
    text: 'text',
  };
  const printed = { scroll: 'far', loops, paginations: { one: '<ul></ul>', two: 2 }, parts: 'none' };
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify([['one', printed]]));
  expect(readEntries()).toEqual([
    ['one', { scroll: [0, 0], loops: { good, requested: null }, paginations: { one: '<ul></ul>' }, parts: {} }],
  ]);
});
