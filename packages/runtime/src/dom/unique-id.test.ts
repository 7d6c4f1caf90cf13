import { expect, it, vi } from 'vitest';
import { uniqueId } from './unique-id.ts';

it('counts by name, for all copies of the library on the page', async () => {
  expect([uniqueId('test'), uniqueId('test'), uniqueId('other')]).toEqual([
    'stirrup-test-1',
    'stirrup-test-2',
    'stirrup-other-1',
  ]);
  vi.resetModules();
  const copy = await import('./unique-id.ts');
  expect([copy.uniqueId === uniqueId, copy.uniqueId('test')]).toEqual([false, 'stirrup-test-3']);
});
