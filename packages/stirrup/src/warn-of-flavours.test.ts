import { expect, it, vi } from 'vitest';
import { warnOfFlavours } from './warn-of-flavours.ts';

it('tells once that a page has tags of two flavours, and which came first', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  for (const flavour of ['lite', 'lite']) warnOfFlavours(flavour);
  expect(warn.mock.calls).toEqual([]);
  for (const flavour of ['react', 'lite', 'react']) warnOfFlavours(flavour);
  expect(warn.mock.calls).toEqual([[expect.stringContaining('"lite" counts.')]]);
});
