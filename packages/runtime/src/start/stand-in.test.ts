import { expect, it, vi } from 'vitest';
import { Claim } from '../claim.ts';
import type { IslandDefinition, Sleeper } from '../define-island.ts';
import { show, testIsland } from '../testing/test-registry.ts';
import { startClaim } from './start-claim.ts';

type FetchStandIn = NonNullable<IslandDefinition['standIn']>;

/** A claim with a stand-in, and the arguments of the stand-in. */
function sleeperOf(start: IslandDefinition['start'], fetch?: FetchStandIn) {
  const standIn = vi.fn<(sleeper: Sleeper) => void>();
  const load = vi.fn(async () => ({ default: () => undefined }));
  const definition = testIsland('box', () => undefined, {
    start,
    load,
    standIn: fetch ?? (async () => ({ default: standIn })),
  });
  const claim = new Claim(definition, show('<div><button>Go</button></div>'), 's', null);
  startClaim(claim);
  return { claim, load, standIn };
}

it('runs the stand-in of an island when the page is at rest, while the island sleeps', async () => {
  const { claim, load, standIn } = sleeperOf('interaction');
  await vi.waitFor(() => expect(standIn).toHaveBeenCalledTimes(1));
  expect([claim.state, load.mock.calls.length]).toEqual(['claimed', 0]);
  const sleeper = standIn.mock.calls[0]?.[0];
  expect(sleeper).toMatchObject({ name: 'box', element: claim.element, dialect: 's', dialectData: null });
  expect(sleeper?.signal.aborted).toBe(false);
  await sleeper?.begin();
  expect([claim.state, sleeper?.signal.aborted]).toEqual(['ready', true]);
});

it('runs none for an island that has started before, nor for one that starts by itself', async () => {
  const [woken, idle] = [sleeperOf('interaction'), sleeperOf('idle')];
  woken.claim.element.querySelector('button')?.focus();
  await vi.waitFor(() => expect([woken.claim.state, idle.claim.state]).toEqual(['ready', 'ready']));
  expect([woken.standIn.mock.calls.length, idle.standIn.mock.calls.length]).toEqual([0, 0]);
});

it('brings the island up where that cannot be fetched, or throws', async () => {
  const lost = sleeperOf('interaction', async () => {
    throw new Error('offline');
  });
  await vi.waitFor(() => expect(lost.claim.state).toBe('ready'));
  const broken = sleeperOf('interaction', async () => ({
    default: () => {
      throw new Error('no');
    },
  }));
  await vi.waitFor(() => expect(broken.claim.state).toBe('ready'));
});
