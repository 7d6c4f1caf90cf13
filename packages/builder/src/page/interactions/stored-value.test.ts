import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  catchWarnings,
  closeInteractions,
  count,
  counted,
  openInteractions,
  stubBrowser,
  withInteractions,
} from '../../testing/open-interactions.ts';

beforeEach(stubBrowser);
afterEach(closeInteractions);

it('interactions store values on `window`, but not where that would do something', async () => {
  const warn = catchWarnings();
  const gone = vi.fn();
  Object.defineProperty(globalThis, 'gate', { configurable: true, get: () => 1, set: gone });
  const add = (key: string) => count(key, { action: 'storageAdd', actionAttributeValue: '7' });
  const source = await openInteractions(withInteractions([add('gate'), count('gate'), add('clicks')]));
  source.click();
  expect(counted('clicks')).toBe('7');
  expect(gone).not.toHaveBeenCalled();
  // The same warning comes once.
  expect(warn).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(globalThis, 'gate');
});
