import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { catchReports } from '../testing/test-registry.ts';
import { whenIdle } from './when-idle.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('uses requestIdleCallback, with a timeout', () => {
  const request = vi.fn();
  vi.stubGlobal('requestIdleCallback', request);
  const run = () => undefined;
  whenIdle(run);
  whenIdle(run, 50);
  expect(request.mock.calls).toEqual([
    [run, { timeout: 2000 }],
    [run, { timeout: 50 }],
  ]);
});

it('waits 200 ms without it', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  const run = vi.fn();
  whenIdle(run);
  vi.advanceTimersByTime(199);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
});

it('waits as well where a script of the page’s has broken it, and reports that', () => {
  const report = catchReports();
  const error = new Error('patched');
  vi.stubGlobal('requestIdleCallback', () => {
    throw error;
  });
  const run = vi.fn();
  whenIdle(run, 50);
  vi.advanceTimersByTime(50);
  expect(run).toHaveBeenCalledOnce();
  expect(report).toHaveBeenCalledExactlyOnceWith(error);
});
