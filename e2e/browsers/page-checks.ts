import assert from 'node:assert/strict';
import { demoPaths } from '../every-page/paths.ts';
import type { Check } from './check.ts';

/** Pages that show most of what a closed, a hidden or a moved part could lose. */
const IN_OLDER_ENGINES = ['/elements/tabs/', '/builder/elements/accordions/', '/shop/', '/product/hedgerow-fly-mask/'];

/** Pages in an engine that lacks what the islands need: they show what the CMS has printed, and their links work. */
const olderChecks: readonly Check[] = IN_OLDER_ENGINES.map((path) => ({
  kind: 'page',
  name: `${path} in an engine of 2022`,
  run: async (visitor) => {
    await visitor.open(`${path}?without-loader`);
    const printed = await visitor.evaluate(() => visitorTools.readMain());
    await visitor.open(`${path}?older-engine`);
    // Long enough for islands to start, and to fail.
    await visitor.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500)));
    const shown = new Set(await visitor.evaluate(() => visitorTools.readMain()));
    assert.deepEqual(
      printed.filter((line) => !shown.has(line)),
      [],
    );
    assert.deepEqual(await visitor.evaluate(() => visitorTools.lost()), []);
    await visitor.click('header a[href$="/cart/"]');
    await visitor.waitFor(() => location.pathname.endsWith('/cart/'));
    await visitor.takeConsole();
  },
}));

/** Every page of the demo shop with the built script tag: all its islands become ready. */
export async function pageChecks(): Promise<readonly Check[]> {
  const paths = await demoPaths();
  const checks: readonly Check[] = paths.map((path) => ({
    kind: 'page',
    name: path,
    run: async (visitor) => {
      await visitor.open(path);
      await visitor.waitFor(() => document.querySelector('[data-island-state]') !== null);
      // Islands that come late, in inserted markup, start with those that are there.
      await visitor
        .waitFor(() => visitorTools.bringUp().then(() => visitorTools.notReady().length === 0))
        .catch(() => undefined);
      assert.deepEqual(await visitor.evaluate(() => visitorTools.notReady()), []);
    },
  }));
  return [...checks, ...olderChecks];
}
