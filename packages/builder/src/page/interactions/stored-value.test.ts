import { afterEach, beforeEach, expect, it } from 'vitest';
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

it('interactions store values on `window`, but not as its address', async () => {
  const warn = catchWarnings();
  const { location } = globalThis;
  const add = (key: string) => count(key, { action: 'storageAdd', actionAttributeValue: '7' });
  const source = await openInteractions(withInteractions([add('location'), count('location'), add('clicks')]));
  source.click();
  expect(counted('clicks')).toBe('7');
  expect(globalThis.location).toBe(location);
  // The same warning comes once.
  expect(warn).toHaveBeenCalledTimes(1);
});
