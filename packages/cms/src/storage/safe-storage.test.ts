import { afterEach, expect, it, vi } from 'vitest';
import { forget, readStored, store } from './safe-storage.ts';

const kinds = ['localStorage', 'sessionStorage'] as const;
const refuse = () => {
  throw new DOMException('Refused', 'QuotaExceededError');
};

afterEach(() => {
  vi.unstubAllGlobals();
  for (const kind of kinds) globalThis[kind].clear();
});

it.each(kinds)('%s keeps a text until it is forgotten', (kind) => {
  expect(readStored(kind, 'key')).toBeNull();
  store(kind, 'key', 'text');
  expect([readStored(kind, 'key'), globalThis[kind].getItem('key')]).toEqual(['text', 'text']);
  forget(kind, 'key');
  expect([readStored(kind, 'key'), globalThis[kind].getItem('key')]).toEqual([null, null]);
});

it.each(kinds)('%s that is full forgets the outdated value', (kind) => {
  const real = globalThis[kind];
  real.setItem('key', 'old');
  vi.stubGlobal(kind, { setItem: refuse, removeItem: (key: string) => real.removeItem(key) });
  store(kind, 'key', 'new');
  expect(real.getItem('key')).toBeNull();
});

it.each(kinds)('%s that is forbidden stores nothing, and does not throw', (kind) => {
  for (const forbidden of [undefined, { getItem: refuse, setItem: refuse, removeItem: refuse }]) {
    vi.stubGlobal(kind, forbidden);
    store(kind, 'key', 'text');
    expect(readStored(kind, 'key')).toBeNull();
    expect(() => forget(kind, 'key')).not.toThrow();
  }
});
