import { vi } from 'vitest';
import { Claim } from '../claim.ts';
import type { IslandDefinition } from '../define-island.ts';
import { startClaim } from '../start/start-claim.ts';
import { show, testIsland } from './test-registry.ts';

/** The claim of an island on markup of the page, waiting for its strategy, and the mock that loads its code. */
export function newClaim(start: IslandDefinition['start'], html = '<div><button>Go</button></div>', name = 'box') {
  const load = vi.fn(async () => ({ default: () => undefined }));
  const claim = new Claim(
    testIsland(name, () => undefined, { start, load }),
    show(html),
    's',
    null,
  );
  startClaim(claim);
  return { claim, load, button: claim.element.querySelector('button') };
}
