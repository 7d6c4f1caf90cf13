import type { Browser } from 'playwright-core';
import type { PageAct } from './measured-pages.ts';
import { PRESS } from './perform-act.ts';
import type { ScriptFigures } from './script-chain.ts';
import type { LoadTask, SlowPage } from './slow-page.ts';
import { traceTasks } from './trace-tasks.ts';

/** Time after which a visitor taps again where the scripts are still to come, in ms. */
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
  const endTrace = await traceTasks(browser);
  await slow.navigate();
  await slow.network.untilQuiet();
  const times = await slow.evaluate('pageLoads.rest()');
  const tasksBetween = await endTrace();
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

async function tapAtRest(slow: SlowPage, task: LoadTask, act: PageAct): Promise<ActTimes> {
  const place = `pageLoads.placeOf(${JSON.stringify(act.press)})`;
  // Scrolling wakes what comes into view, and may load pictures that move it.
  await slow.evaluate(place);
  await slow.network.untilQuiet();
  return tap(slow, task, act, await placeIn(slow, place));
}

/** Loads a page, and taps as soon as it is painted; resolves with the time from navigation to the answer, in ms. */
export async function tapEarly(slow: SlowPage, task: LoadTask, act: PageAct): Promise<number> {
  await slow.navigate();
  const place = await placeIn(slow, `pageLoads.placeWhenPainted(${JSON.stringify(act.press)})`);
  const { fromStart } = await tap(slow, task, act, place);
  return fromStart;
}

interface ActTimes {
  readonly fromStart: number;
  readonly fromTap: number;
  readonly isLeaving: boolean;
}

/** Taps until the page answers: Stirrup holds a tap that comes too early, the replaced scripts lose it. */
async function tap(
  slow: SlowPage,
  { page, load }: LoadTask,
  act: PageAct,
  place: readonly number[],
): Promise<ActTimes> {
  const start = Date.now();
  let tapped = 0;
  while (Date.now() - start < TIMEOUT) {
    const times = await actTimes(slow);
    if (!Number.isNaN(times.fromTap)) return times;
    const isNext = tapped === 0 || (load === 'replaced' && !times.isLeaving && Date.now() - tapped > PATIENCE);
    if (isNext) {
      tapped = Date.now();
      await touch(slow, place);
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  throw new Error(`${page.path} (${load}) did not answer to "${act.name}".`);
}

async function touch({ send }: SlowPage, [x, y]: readonly number[]): Promise<void> {
  await send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await new Promise((resolve) => setTimeout(resolve, PRESS));
  await send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Times of the act; none while the tap leads to another page. */
async function actTimes(slow: SlowPage): Promise<ActTimes> {
  const times = await slow.evaluate('pageLoads.actTimes()').catch(() => undefined);
  return {
    fromStart: numberIn(times, 'fromStart'),
    fromTap: numberIn(times, 'fromTap'),
    isLeaving: times === undefined || Reflect.get(Object(times), 'isLeaving') === true,
  };
}

async function placeIn(slow: SlowPage, expression: string): Promise<readonly number[]> {
  const place = await slow.evaluate(expression);
  return Array.isArray(place) ? place.map(Number) : [];
}

function numberIn(value: unknown, name: string): number {
  return Number(Reflect.get(Object(value), name) ?? Number.NaN);
}
