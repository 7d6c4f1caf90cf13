import { expect, test } from 'vitest';
import { type Check, KINDS } from '../e2e/browsers/check.ts';
import { chooseChecks, chooseWords } from '../e2e/browsers/choose-checks.ts';
import { wrongPaths } from '../e2e/browsers/paths/wrong-paths.ts';

test('every island has its paths through all browsers', () => {
  expect(wrongPaths(), 'Write the paths of each island in e2e/browsers/paths.').toEqual({ missing: [], unknown: [] });
});

test('a part of the checks is chosen by kind and name, and words that choose nothing are refused', () => {
  const checks = KINDS.map((kind): Check => ({ kind, name: `tabs by ${kind}`, run: async () => undefined }));
  const walks = chooseWords('kind', ['happy path', 'keyboard path'], KINDS);
  expect(chooseChecks(checks, chooseWords('kind', undefined, KINDS), undefined)).toEqual(checks);
  expect(chooseChecks(checks, walks, '^tabs').map(({ kind }) => kind)).toEqual(['happy path', 'keyboard path']);
  expect(() => chooseWords('kind', ['page', 'happypath'], KINDS)).toThrow('There is no "happypath".');
  expect(() => chooseChecks(checks, walks, 'tbas')).toThrow('is called "tbas"');
});
