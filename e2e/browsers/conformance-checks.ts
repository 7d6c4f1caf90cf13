import assert from 'node:assert/strict';
import type { NamedPage } from '../conformance/own-pages.ts';
import type { Check } from './check.ts';

/**
 * The conformance suite's trial of each page: its islands are ready, the printed nodes stay, foreign listeners and
 * entries too, a second start changes nothing, a release leaves nothing.
 */
export const conformanceChecks = (pages: readonly NamedPage[]): readonly Check[] =>
  pages.map(({ name }, index) => ({
    kind: 'conformance',
    name,
    site: `trial ${index}`,
    run: async (visitor) => {
      await visitor.open('/');
      const { found, ...findings } = await visitor.evaluate(() => conformance.tryIslands());
      assert.ok(found > 0, 'no island was found');
      const faults = Object.entries(findings).flatMap(([kind, list]) => list.map((fault) => `${kind}: ${fault}`));
      assert.deepEqual(faults, []);
    },
  }));
