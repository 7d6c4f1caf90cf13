import { expect, it, vi } from 'vitest';
import { lastClosings } from './last-closings.ts';

it('belong to the page, for all bundles on it', async () => {
  lastClosings().set(document.body, {});
  vi.resetModules();
  const other = await import('./last-closings.ts');
  expect(other.lastClosings).not.toBe(lastClosings);
  expect(other.lastClosings().get(document.body)).toBe(lastClosings().get(document.body));
});
