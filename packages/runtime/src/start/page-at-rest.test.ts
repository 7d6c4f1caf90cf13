import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The module in a page that is still loading. */
async function whileLoading() {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const { isAtRest, pageAtRest } = await import('./page-at-rest.ts');
  void pageAtRest();
  return isAtRest;
}

it('waits for the page to load', async () => {
  const isAtRest = await whileLoading();
  await vi.advanceTimersByTimeAsync(7999);
  expect(isAtRest()).toBe(false);
  dispatchEvent(new Event('load'));
  expect(isAtRest()).toBe(true);
});

it('waits no longer than 8 s: a picture may hang', async () => {
  const isAtRest = await whileLoading();
  await vi.advanceTimersByTimeAsync(8000);
  expect(isAtRest()).toBe(true);
});

it('comes at once to a page that has loaded', async () => {
  const { isAtRest, pageAtRest } = await import('./page-at-rest.ts');
  await pageAtRest();
  expect(isAtRest()).toBe(true);
});
