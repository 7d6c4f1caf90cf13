import { chromium } from 'playwright-core';
import { bundleScript } from '../e2e/support/bundle.ts';
import { launchOptions } from '../e2e/support/chromium.ts';
import { requireBuild } from '../e2e/support/test-site.ts';
import { depthLimit, requestLimit } from '../scripts/size-budgets.ts';
import type { Bench } from './support/bench.ts';
import { createSites } from './support/bench-sites.ts';
import { loadToRest, tapEarly } from './support/load-page.ts';
import { type LoadRun, rowsOf, worstOf } from './support/load-rows.ts';
import { actIn, LOADS, type Load, type MeasuredPage, measuredPages } from './support/measured-pages.ts';
import { SLOWDOWN } from './support/perform-act.ts';
import { quietPages } from './support/quiet-page.ts';
import { SOURCES } from './support/replaced-libraries.ts';
import { serveHttp2 } from './support/serve-http2.ts';
import { onSlowPage } from './support/slow-page.ts';
import { visitorOf } from './support/visitor-of.ts';

const RUNS = 3;

/** Differences between loads that are no differences between scripts. */
const NOISE = 1.05;
const SHIFT_LIMIT = 0.02;
/** In ms: one task of 100 ms, half of which blocks. */
const BLOCKING_LIMIT = 50;

const METHOD = [
  `Medians of ${RUNS} loads each, interleaved, with an empty cache: HTTP/2 with Brotli at 1.6 Mbit/s and 150 ms,`,
  `a processor slowed down ${SLOWDOWN} times, a window of 390 by 844. In brackets: compared with the first column.`,
  'All loads of a page have the same document, but for scripts and `stirrup-critical.css`, which only Stirrup needs.',
  'The figures end when the page has loaded and has been without requests for 0.4 s; tasks are in ms on the',
  'processor, bytes are those of the bodies as sent. An answer is timed to the end of the frame that shows it: from',
  'navigation, if the visitor taps as soon as the control is painted, and from a tap when the page is at rest; the',
  'server answers at once. A tap that comes before the scripts is lost, and the visitor taps again each half second;',
  'or the link leads to a page that answers, or a box shows the tick, which the scripts find later. Stirrup holds taps',
  'from when its first file runs.',
  SOURCES,
  'Ours open no popup, filter nothing and start no slider, so there is no answer to time; nor do they show the late',
  'pictures of the builder, so there the largest paint is that of a text, and later only with Stirrup. Recorded pages',
  'come from a real shop, without its stylesheets and pictures, so their layout is not the shop’s.',
  'Stirrup is behind in the length of the chain, in bytes where a page needs React or few of the replaced libraries,',
  'and in the answer to a first tap whose island is still asleep: the replaced scripts have run all of their code by then.',
].join(' ');

/** The load of a page on a slow phone: without scripts, with those that Stirrup replaces, and with Stirrup's. */
const pageLoads: Bench = async () => {
  requireBuild();
  const sites = createSites();
  const server = await serveHttp2(sites);
  const rules = `MAP *.test 127.0.0.1:${server.port}, MAP * ~NOTFOUND`;
  const args = [...launchOptions.args, '--ignore-certificate-errors', `--host-resolver-rules=${rules}`];
  const browser = await chromium.launch({ ...launchOptions, args });
  const open = await quietPages(browser);
  const tools = await bundleScript(`import './bench/pages/page-loads.ts';`);
  const measure = async (page: MeasuredPage, load: Load): Promise<LoadRun> => {
    const act = actIn(page, load);
    const newTask = async () => ({ page, load, act, cookies: await visitorOf(sites, page, load) });
    const [first, second] = [await newTask(), await newTask()];
    const figures = await onSlowPage(open, tools, first, (slow) => loadToRest(browser, first, slow));
    const early = act && (await onSlowPage(open, tools, second, (slow) => tapEarly(slow, second, act)));
    const bytes = figures.addresses.reduce((sum, address) => sum + server.bytesOf(address), 0);
    return { page, load, figures: { ...figures, bytes, fromStart: early?.fromStart ?? 0, taps: early?.taps ?? 0 } };
  };
  const runs: LoadRun[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    for (const page of measuredPages) {
      // Rotated, so that no load has the same place in each run.
      for (const load of [...LOADS.slice(run), ...LOADS.slice(0, run)]) {
        // A machine that was too busy for one load may have time for the next.
        runs.push(await measure(page, load).catch(() => measure(page, load)));
      }
    }
  }
  await browser.close();
  await server.close();
  const worst = worstOf(runs);
  return {
    title: 'Page loads',
    method: METHOD,
    rows: rowsOf(runs),
    goals: [
      {
        promise: 'first contentful paint: on no page later than with the replaced libraries, but for noise',
        measured: worst.firstPaintRatio,
        limit: NOISE,
      },
      { promise: 'layout shifts: on no page of the demo more', measured: worst.shifts, limit: SHIFT_LIMIT },
      { promise: 'total blocking time, in ms: on no page more', measured: worst.blocking, limit: BLOCKING_LIMIT },
      { promise: 'requests for scripts: on no page more', measured: worst.requests, limit: requestLimit },
      { promise: 'of these in a chain: on no page more', measured: worst.depth, limit: depthLimit },
    ],
  };
};

export default pageLoads;
