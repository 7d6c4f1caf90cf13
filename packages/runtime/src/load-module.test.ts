import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadModule } from './load-module.ts';

const module = { default: () => undefined };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('loads once for all callers', async () => {
  const load = vi.fn(async () => module);
  const both = await Promise.all([loadModule(load), loadModule(load)]);
  expect([...both, await loadModule(load)]).toEqual([module, module, module]);
  expect(load).toHaveBeenCalledTimes(1);
});

it('retries after one second, once for all callers', async () => {
  const load = vi.fn(async () => module).mockRejectedValueOnce(new Error('offline'));
  const both = Promise.all([loadModule(load), loadModule(load)]);
  await vi.advanceTimersByTimeAsync(999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  expect(await both).toEqual([module, module]);
});

it('rejects after a second failure, and loads again for later callers', async () => {
  const load = vi
    .fn(async () => module)
    .mockRejectedValueOnce(new Error('1'))
    .mockRejectedValueOnce(new Error('2'));
  const outcome = expect(loadModule(load)).rejects.toThrow('2');
  await vi.runAllTimersAsync();
  await outcome;
  expect(await loadModule(load)).toBe(module);
  expect(load).toHaveBeenCalledTimes(3);
});

it('imports no address that an error merely mentions', async () => {
  const load = vi
    .fn(async () => module)
    .mockRejectedValueOnce(new TypeError('No answer from https://example.com/x.js'));
  const loaded = loadModule(load);
  await vi.runAllTimersAsync();
  expect(await loaded).toBe(module);
  expect(load).toHaveBeenCalledTimes(2);
});
