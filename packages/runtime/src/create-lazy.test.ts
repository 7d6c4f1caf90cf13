import { expect, it, vi } from 'vitest';
import { createLazy } from './create-lazy.ts';

it('shares one load, and has the value from then on', async () => {
  const load = vi.fn(async () => 'value');
  const lazy = createLazy(load);
  expect(lazy.loaded()).toBeUndefined();
  const first = lazy.load();
  expect(lazy.load()).toBe(first);
  expect(await first).toBe('value');
  expect([lazy.loaded(), await lazy.load(), load.mock.calls.length]).toEqual(['value', 'value', 1]);
});

it('forgets a failure, and leaves none unhandled', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('value');
  const lazy = createLazy(load);
  void lazy.load();
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', unhandled);
  expect([unhandled.mock.calls.length, lazy.loaded()]).toEqual([0, undefined]);
  expect([await lazy.load(), lazy.loaded(), load.mock.calls.length]).toEqual(['value', 'value', 2]);
});
