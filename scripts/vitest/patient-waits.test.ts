import { expect, test, vi } from 'vitest';
import './patient-waits.ts';

test('waits for what comes after more than a second', async () => {
  let hasCome = false;
  setTimeout(() => {
    hasCome = true;
  }, 1500);
  await vi.waitFor(() => expect(hasCome).toBe(true), { interval: 20 });
});

test.each([
  ['as an option', { timeout: 30, interval: 5 }],
  ['as a number', 30],
])('keeps a limit of its caller, %s', async (_, limit) => {
  const check = vi.fn(() => Promise.reject(new Error('not yet')));
  await expect(vi.waitFor(check, limit)).rejects.toThrow('not yet');
});
