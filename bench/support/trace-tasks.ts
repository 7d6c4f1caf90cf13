import type { Browser, CDPSession } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Processor time, in µs, without the time of other processes. */
  readonly tdur: number;
}

/** Lists the tasks of a page's main thread between two of its marks, in ms of processor time. */
type TasksBetween = (from: string, to: string) => readonly number[];

const MICROSECONDS = 1000;

/** Begins to record the tasks of pages, and returns a function that ends that. */
export async function traceTasks(browser: Browser): Promise<() => Promise<TasksBetween>> {
  const session: CDPSession = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    // The protocol's types declare every value as a string.
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
    return (from, to) => tasksOf(events, from, to);
  };
}

function tasksOf(events: readonly TraceEvent[], from: string, to: string): readonly number[] {
  const [start, end] = [from, to].map((mark) => events.find(({ name }) => name === mark));
  if (!start || !end) throw new Error(`The page has not marked "${from}" or "${to}".`);
  return events
    .filter(({ name, pid, tid }) => name === 'ThreadControllerImpl::RunTask' && pid === start.pid && tid === start.tid)
    .filter(({ ts }) => ts >= start.ts && ts < end.ts)
    .map(({ tdur }) => tdur / MICROSECONDS);
}
