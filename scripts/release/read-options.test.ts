import { expect, it } from 'vitest';
import { isLocal, readOptions } from './read-options.ts';

it('reads the command line', () => {
  expect(readOptions([])).toEqual({ isDryRun: false, isBuilt: false, isWithoutProvenance: false });
  expect(readOptions(['--dry-run', '--built'])).toEqual({ isDryRun: true, isBuilt: true, isWithoutProvenance: false });
  expect(readOptions(['--registry=http://localhost:4873', '--built'])).toMatchObject({ isBuilt: true });
});

it('refuses words that mean nothing, and skips checks for trials only', () => {
  expect(() => readOptions(['--dryrun'])).toThrow('"--dryrun" is no option.');
  expect(() => readOptions(['--built'])).toThrow('is for a trial');
  expect(() => readOptions(['--built', '--registry=https://registry.example'])).toThrow('is for a trial');
});

it.each([
  ['http://127.0.0.1:4873', true],
  ['http://localhost:4873/', true],
  ['https://registry.example', false],
  ['http://127.0.0.1.example', false],
  [undefined, false],
])('knows whether %s is this machine', (registry, expected) => {
  expect(isLocal(registry)).toBe(expected);
});
