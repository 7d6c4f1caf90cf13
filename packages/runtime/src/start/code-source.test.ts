import { afterEach, expect, it, vi } from 'vitest';
import { nextTask } from '../next-task.ts';
import { newClaim } from '../testing/new-claim.ts';
import { settle } from '../testing/test-registry.ts';
import { provideCode } from './code-source.ts';
import { pageAtRest } from './page-at-rest.ts';

const fetchCode = vi.fn<(island: string) => void>();
provideCode({ fetch: fetchCode, evaluate: () => undefined });

afterEach(() => {
  vi.unstubAllGlobals();
  fetchCode.mockClear();
});

/** Waits until the page is at rest, and for what is put off until then. */
async function rest(): Promise<void> {
  await pageAtRest();
  await nextTask();
  await settle();
}

it.each([
  ['at rest', {}, [['box']]],
  ['never for visitors who save data', { connection: { saveData: true } }, []],
])('code of sleeping islands is fetched ahead: %s', async (when, navigator, calls) => {
  vi.stubGlobal('navigator', navigator);
  newClaim('interaction', undefined, when === 'at rest' ? 'box' : 'other-box');
  expect(fetchCode).not.toHaveBeenCalled();
  await rest();
  expect(fetchCode.mock.calls).toEqual(calls);
});

it('puts the fetch off once for all elements of an island, of which one may have begun or gone', async () => {
  const Channel = MessageChannel;
  const channels = vi.fn(() => new Channel());
  vi.stubGlobal('MessageChannel', function counted() {
    return channels();
  });
  const claims = Array.from({ length: 100 }, () => newClaim('interaction', undefined, 'card').claim);
  claims[0]?.release();
  await pageAtRest();
  await settle();
  expect(channels).toHaveBeenCalledTimes(1);
  await rest();
  expect(fetchCode.mock.calls).toEqual([['card']]);
});
