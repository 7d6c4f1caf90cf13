import { afterEach, expect, it, vi } from 'vitest';
import { nextTask } from '../next-task.ts';
import { claimOf } from '../testing/claim-of.ts';
import { settle } from '../testing/test-registry.ts';
import { provideCode } from './code-source.ts';
import { pageAtRest } from './page-at-rest.ts';

const fetchCode = vi.fn<(island: string) => void>();
provideCode({ fetch: fetchCode, evaluate: () => undefined });

afterEach(() => {
  vi.unstubAllGlobals();
  fetchCode.mockClear();
});

it.each([
  ['at rest', {}, [['box']]],
  ['never for visitors who save data', { connection: { saveData: true } }, []],
])('code of sleeping islands is fetched ahead: %s', async (_, navigator, calls) => {
  vi.stubGlobal('navigator', navigator);
  claimOf('interaction');
  expect(fetchCode).not.toHaveBeenCalled();
  await pageAtRest();
  await nextTask();
  await settle();
  expect(fetchCode.mock.calls).toEqual(calls);
});
