import { chromium } from 'playwright-core';
import { bundleScript } from '../e2e/support/bundle.ts';
import { launchOptions } from '../e2e/support/chromium.ts';
import { createSites } from './support/bench-sites.ts';
import { measuredPages } from './support/measured-pages.ts';
import { quietPages } from './support/quiet-page.ts';
import { serveHttp2 } from './support/serve-http2.ts';
import { onSlowPage } from './support/slow-page.ts';
import { visitorOf } from './support/visitor-of.ts';
const [,, name = 'home', load = 'ours', times = '1', verbose = ''] = process.argv as any;
const sites = createSites();
const server = await serveHttp2(sites);
const rules = `MAP *.test 127.0.0.1:${server.port}, MAP * ~NOTFOUND`;
const browser = await chromium.launch({ ...launchOptions, args: [...launchOptions.args, '--ignore-certificate-errors', `--host-resolver-rules=${rules}`] });
const open = await quietPages(browser);
const tools = await bundleScript(`import './bench/pages/page-loads.ts';`);
for (const page of measuredPages.filter((p) => p.name.startsWith(name))) for (let i = 0; i < Number(times); i++) {
  const task: any = { page, load, act: undefined, cookies: await visitorOf(sites, page, load) };
  await onSlowPage(open, tools, task, async (slow) => {
    const session = await browser.newBrowserCDPSession();
    const events: any[] = [];
    session.on('Tracing.dataCollected', ({ value }: any) => events.push(...value));
    await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['toplevel', 'blink.user_timing', 'devtools.timeline', 'v8'], excludedCategories: ['*'] } } as any);
    await slow.navigate(); await slow.network.untilQuiet(); await slow.evaluate('pageLoads.rest()');
    const done = new Promise((r) => session.once('Tracing.tracingComplete', r));
    await session.send('Tracing.end'); await done; await session.detach();
    const [nav, painted, rested] = ['navigated', 'painted', 'rested'].map((m) => events.find((e) => e.name === m));
    const tasks = events.filter((e) => e.name === 'ThreadControllerImpl::RunTask' && e.pid === nav.pid && e.tid === nav.tid && e.ts >= nav.ts && e.ts < rested.ts);
    const tbt = tasks.filter((t) => t.ts >= painted.ts).reduce((s, t) => s + Math.max(0, t.tdur / 1000 - 50), 0);
    console.log(`${page.name} ${load}: painted ${((painted.ts - nav.ts) / 1000).toFixed(0)} tbt ${tbt.toFixed(0)} longest ${Math.max(...tasks.map((t) => t.tdur / 1000)).toFixed(0)}; after paint: ${tasks.filter((t) => t.ts >= painted.ts && t.tdur > 30000).map((t) => `${(t.tdur / 1000).toFixed(0)}@${((t.ts - nav.ts) / 1000).toFixed(0)}`).join(' ')}`);
    if (verbose) for (const t of tasks.filter((t) => t.tdur > 40000)) {
      console.log(` TASK cpu ${(t.tdur / 1000).toFixed(1)} at ${((t.ts - nav.ts) / 1000).toFixed(0)}${t.ts < painted.ts ? ' (before paint)' : ''}`);
      const inside = events.filter((e) => e.pid === t.pid && e.tid === t.tid && e.ph === 'X' && e.ts >= t.ts && e.ts < t.ts + t.dur && e !== t && (e.tdur ?? 0) > 2500 && !/RunTask/.test(e.name));
      for (const e of inside.slice(0, 40)) console.log(`    ${((e.ts - t.ts) / 1000).toFixed(1)} +${(e.tdur / 1000).toFixed(1)} ${e.name} ${JSON.stringify(e.args?.data?.functionName ?? e.args?.data?.url ?? e.args?.data?.type ?? e.args?.beginData?.url ?? e.args?.elementCount ?? e.args?.fileName ?? '').slice(0, 100)}${e.args?.data?.lineNumber !== undefined ? ':' + e.args.data.columnNumber : ''}`);
    }
  });
}
await browser.close(); await server.close(); process.exit();
