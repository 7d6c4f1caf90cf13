/**
 * Runs the conformance suite, the demo pages, the paths of every island and the back/forward cache in the browser
 * engines that people have. `npm run browsers` installs the browsers and builds before it.
 *
 * @example
 * ```sh
 * npm run browsers
 * npm run browsers -- --engine=webkit --only=tabs --pictures=/tmp
 * STIRRUP_FLAVOUR=lite npm run browsers -- --engine=chromium --headless --kind='happy path'
 * ```
 */
import { parseArgs } from 'node:util';
import { serveCms } from '../../fixtures/cms/serve.ts';
import { flavourAsked, flavours } from '../../scripts/flavours.ts';
import { printedPages } from '../conformance/printed-pages.ts';
import { bundleScript } from '../support/bundle.ts';
import { testLaunchOptions } from '../support/chromium.ts';
import { requireBuild } from '../support/test-site.ts';
import { type Check, KINDS } from './check.ts';
import { chooseChecks, chooseWords } from './choose-checks.ts';
import { conformanceChecks } from './conformance-checks.ts';
import { openChromium } from './engines/open-chromium.ts';
import { openFirefox } from './engines/open-firefox.ts';
import { openWebKit } from './engines/open-webkit.ts';
import { pageCacheChecks } from './page-cache-checks.ts';
import { pageChecks } from './page-checks.ts';
import { pathChecks } from './path-checks.ts';
import { paths } from './paths/paths.ts';
import { wrongPaths } from './paths/wrong-paths.ts';
import { countsOf, runChecks } from './run-checks.ts';
import { serveTrials } from './serve-trials.ts';
import { writeTested } from './write-tested.ts';

const { values: asked } = parseArgs({
  options: {
    engine: { type: 'string', multiple: true },
    only: { type: 'string' },
    kind: { type: 'string', multiple: true },
    pictures: { type: 'string' },
    headless: { type: 'boolean' },
  },
});

/** The headless Chromium of `npm test` has no back/forward cache, but starts and paints sooner. */
const ENGINES = {
  chromium: () => openChromium(asked.headless ? testLaunchOptions : undefined),
  firefox: openFirefox,
  webkit: openWebKit,
};
const flavour = flavourAsked();
const engines = chooseWords('engine', asked.engine, Object.keys(ENGINES));
const kinds = chooseWords('kind', asked.kind, KINDS);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
requireBuild();
const isTrial = (name: string) => name.startsWith('fixtures');
const trials = kinds.includes('conformance') ? await printedPages({ isWanted: isTrial }) : [];
const all: readonly Check[] = [
  ...conformanceChecks(trials),
  ...(await pageChecks()),
  ...pathChecks(paths),
  ...pageCacheChecks,
];
const checks = chooseChecks(all, kinds, asked.only);
const tools = await bundleScript(`import './e2e/browsers/in-page.ts';`);
const shop = await serveCms({
  scriptTags: `<script>${tools.replaceAll('</script', '<\\/script')}</script><script type="module" src="/stirrup/${flavours[flavour].tag}"></script>`,
});
const stage = await serveTrials(trials, tools);
const sites = { shop: shop.url.replace('127.0.0.1', 'localhost'), trials: stage.url };

const lines: string[] = [];
const { missing, unknown } = wrongPaths();
if (missing.length > 0) console.log(`FAILED Islands without a path: ${missing.join(', ')}`);
if (unknown.length > 0) console.log(`FAILED Paths of islands that are not there: ${unknown.join(', ')}`);
let isFine = missing.length === 0 && unknown.length === 0;

const results = await Promise.all(
  Object.entries(ENGINES)
    .filter(([name]) => engines.includes(name))
    .map(async ([name, open]) => {
      const engine = await open().catch((error: unknown) => {
        console.log(`FAILED ${name} does not start: ${String(error)}`);
      });
      if (!engine) {
        lines.push(`${name}: 0 passed, ${checks.length} failed`);
        isFine = false;
        return undefined;
      }
      try {
        const result = await runChecks(checks, engine, sites, { pictures: asked.pictures });
        for (const unsteady of result.unsteady) console.log(`Passed only when repeated: ${unsteady}`);
        if (result.faults.length > 0) isFine = false;
        lines.push(countsOf(engine, result));
        return { engine, result };
      } finally {
        await engine.close();
      }
    }),
);
await Promise.all([shop.close(), stage.close()]);
const whole = results.filter((result) => result !== undefined);
const isWhole = checks.length === all.length && whole.length === Object.keys(ENGINES).length;
if (isFine && isWhole && flavour === 'react') writeTested(whole);
console.log(lines.join('\n'));
process.exit(isFine ? 0 : 1);
