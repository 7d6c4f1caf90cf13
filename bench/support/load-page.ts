import type { Browser } from 'playwright-core';
import type { PageAct } from './measured-pages.ts';
import { PRESS } from './perform-act.ts';
import { placeIn } from './place-in.ts';
import type { ScriptFigures } from './script-chain.ts';
import type { LoadTask, SlowPage } from './slow-page.ts';
import { traceTasks } from './trace-tasks.ts';

/** Time after which a visitor taps again if the scripts were still to come, in ms. */
const PATIENCE = 500;
/** Timeout for an answer, in ms. */
const TIMEOUT = 15_000;
/** Time between two looks for an answer, in ms. */
const PAUSE = 50;
/** Length of a task that counts as long, in ms. */
const LONG = 50;

/** Figures of a load; times in ms. */
export interface LoadFigures extends ScriptFigures {
  /** First and largest contentful paint. */
  readonly first: number;
  readonly largest: number;
  /** Sum of all layout shifts until the page rested. */
  readonly shifts: number;
  /** Longest task until then. */
  readonly longest: number;
  /** Sum of what tasks after the first paint took beyond 50 ms. */
  readonly blocking: number;
  /** From a tap at rest to the end of the frame that shows the answer; 0 where nobody taps. */
  readonly fromTap: number;
}

/** Loads a page, lets it come to rest, and taps. */
export async function loadToRest(browser: Browser, task: LoadTask, slow: SlowPage): Promise<LoadFigures> {
  const load = async () => {
    await slow.navigate();
    await slow.network.untilQuiet();
    return slow.evaluate('pageLoads.rest()');
  };
  const endTrace = await traceTasks(browser);
  const [loaded] = await Promise.allSettled([load()]);
  // A browser traces only one page at a time, so that of a failure has to end, too.
  const tasksBetween = await endTrace();
  if (loaded.status === 'rejected') throw loaded.reason;
  const times = loaded.value;
  return {
    ...slow.network.scripts(),
    first: numberIn(times, 'first'),
    largest: numberIn(times, 'largest'),
    shifts: numberIn(times, 'shifts'),
    longest: Math.max(0, ...tasksBetween('navigated', 'rested')),
    blocking: tasksBetween('painted', 'rested').reduce((sum, time) => sum + Math.max(0, time - LONG), 0),
    fromTap: task.act ? (await tapAtRest(slow, task, task.act)).fromTap : 0,
  };
}

async function tapAtRest(slow: SlowPage, task: LoadTask, act: PageAct): Promise<TapTimes> {
  const place = `pageLoads.placeOf(${JSON.stringify(act.press)})`;
  // Scrolling wakes what comes into view, and may load pictures that move it.
  await slow.evaluate(place);
  await slow.network.untilQuiet();
  return tap(slow, task, act, await placeIn(slow, place));
}

/** Loads a page, and taps as soon as it is painted. */
export async function tapEarly(slow: SlowPage, task: LoadTask, act: PageAct): Promise<TapTimes> {
  await slow.navigate();
  return tap(slow, task, act, await placeIn(slow, `pageLoads.placeWhenPainted(${JSON.stringify(act.press)})`));
}

/** Times of taps, in ms. */
export interface TapTimes {
  /** From navigation to the answer. */
  readonly fromStart: number;
  /** From the first tap. */
  readonly fromTap: number;
  /** Number of taps until one was not lost. */
  readonly taps: number;
}

/** Taps until the page takes a tap, and resolves when it has answered: a tap is lost if the scripts are still to come. */
async function tap(
  slow: SlowPage,
  { page, load }: LoadTask,
  act: PageAct,
  place: readonly number[],
): Promise<TapTimes> {
  const start = Date.now();
  let tapped = 0;
  let taps = 0;
  while (Date.now() - start < TIMEOUT) {
    const { isTaken, ...times } = await actTimes(slow);
    if (!Number.isNaN(times.fromTap)) return { ...times, taps };
    if (taps === 0 || (!isTaken && Date.now() - tapped > PATIENCE)) {
      tapped = Date.now();
      taps += 1;
      await touch(slow, place);
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  throw new Error(`${page.path} (${load}) did not answer to "${act.name}".`);
}

async function touch({ send }: SlowPage, [x, y]: readonly number[]): Promise<void> {
  const start = send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  // A page that is busy answers late; waiting for it would make the tap a long one, which is no click.
  await new Promise((resolve) => setTimeout(resolve, PRESS));
  await Promise.all([start, send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })]);
}

/** Times of the act until now; none while the tap leads to another page. */
async function actTimes(slow: SlowPage) {
  const times = await slow.evaluate('pageLoads.actTimes()').catch(() => undefined);
  return {
    fromStart: numberIn(times, 'fromStart'),
    fromTap: numberIn(times, 'fromTap'),
    isTaken: times === undefined || Reflect.get(Object(times), 'isTaken') === true,
  };
}

function numberIn(value: unknown, name: string): number {
  return Number(Reflect.get(Object(value), name) ?? Number.NaN);
}
