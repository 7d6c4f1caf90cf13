import { expect, it, vi } from 'vitest';
import { keyRefusal } from './key-refusal.ts';

it('aborts for all maps of the page when Google refuses the key, and calls the function of the page, too', () => {
  const theirs = vi.fn();
  Reflect.set(globalThis, 'gm_authFailure', theirs);
  const [first, second] = [keyRefusal(), keyRefusal()];
  expect([first === second, first.aborted]).toEqual([true, false]);
  Reflect.get(globalThis, 'gm_authFailure')();
  expect([first.aborted, theirs.mock.calls.length]).toEqual([true, 1]);
});
