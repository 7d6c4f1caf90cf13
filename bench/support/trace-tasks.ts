import type { Browser, CDPSession } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Time on the processor, in µs: what other processes take is not in it. */
  readonly tdur: number;
}

/** The longest task of a page's main thread from one of its marks to another, in ms on the processor. */
type LongestTask = (from: string, to: string) => number;

const MICROSECONDS = 1000;

/** Begins to note the tasks of pages; what comes back ends that. */
export async function traceTasks(browser: Browser): Promise<() => Promise<LongestTask>> {
  const session: CDPSession = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    // The protocol's types take every value for a text.
    for (const { name = '', pid, tid, ts, tdur } of value) {
      events.push({ name, pid: Number(pid), tid: Number(tid), ts: Number(ts), tdur: Number(tdur ?? 0) });
    }
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing'], excludedCategories: ['*'] },
  });
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    await session.detach();
    return (from, to) => longestOf(events, from, to);
  };
}

function longestOf(events: readonly TraceEvent[], from: string, to: string): number {
  const [start, end] = [from, to].map((mark) => events.find(({ name }) => name === mark));
  if (!start || !end) throw new Error(`The page has not marked "${from}" or "${to}".`);
  const times = events
    .filter(({ name, pid, tid }) => name === 'ThreadControllerImpl::RunTask' && pid === start.pid && tid === start.tid)
    .filter(({ ts }) => ts >= start.ts && ts < end.ts)
    .map(({ tdur }) => tdur / MICROSECONDS);
  return Math.max(0, ...times);
}
