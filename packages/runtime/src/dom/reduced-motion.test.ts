import { expect, it, vi } from 'vitest';
import { reducedMotion } from './reduced-motion.ts';

it.each([true, false])('exposes the preference: %s', (isWanted) => {
  const isAsked = (query: string) => query === '(prefers-reduced-motion: reduce)';
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isAsked(query) && isWanted }));
  expect(reducedMotion().matches).toBe(isWanted);
  vi.unstubAllGlobals();
});
