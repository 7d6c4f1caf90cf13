import { expect, it } from 'vitest';
import { isLocal, readOptions } from './read-options.ts';

it('reads the command line', () => {
  const none = {
    ...{ isDryRun: false, isBuilt: false, isPrepareOnly: false, isPublishOnly: false },
    isWithoutProvenance: false,
  };
  expect(readOptions([])).toEqual(none);
  expect(readOptions(['--dry-run', '--built'])).toEqual({ ...none, isDryRun: true, isBuilt: true });
  expect(readOptions(['--prepare'])).toEqual({ ...none, isPrepareOnly: true });
  expect(readOptions(['--publish'])).toEqual({ ...none, isPublishOnly: true });
  expect(readOptions(['--registry=http://localhost:4873', '--built'])).toMatchObject({ isBuilt: true });
});

it('refuses words that mean nothing, and skips checks for trials only', () => {
  expect(() => readOptions(['--dryrun'])).toThrow('"--dryrun" is no option.');
  expect(() => readOptions(['--prepare', '--publish'])).toThrow('are two runs');
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
