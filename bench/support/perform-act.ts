import type { Browser } from 'playwright-core';
import { placeIn } from './place-in.ts';
import type { QuietPage } from './quiet-page.ts';
import { traceTasks } from './trace-tasks.ts';

/** An act on a page: the control to press, and the element that shows the result. */
export interface Act {
  readonly name: string;
  readonly path: string;
  readonly press: string;
  /** Selector that matches only after the act. */
  readonly answer: string;
}

/** Times of an act, in ms; those of tasks are the longest ones, in processor time. */
export interface ActTaskTimes {
  /** From the click to the end of the frame that shows the answer. */
  readonly answer: number;
  /** Until the page has loaded, including parsing and layout. */
  readonly loading: number;
  /** From then on, while islands start by themselves. */
  readonly resting: number;
  /** From when the pointer arrives until the page is at rest again. */
  readonly acting: number;
  /** The calibration work. */
  readonly calibration: number;
}

/** Factor by which the visitor's machine is slower than this one. */
export const SLOWDOWN = 4;
/** Time between touch and click, in ms. */
export const PRESS = 80;

/** Performs one act on a page at rest, either with every island started before, or as it is. */
export async function performAct(
  browser: Browser,
  page: QuietPage,
  url: string,
  { press, answer }: Act,
  isUp: boolean,
): Promise<ActTaskTimes> {
  const { send, evaluate, close } = page;
  const mouse = (type: string, [x, y]: readonly number[]) =>
    send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
  const placeOfControl = () => placeIn(page, `firstActs.placeOf(${JSON.stringify(press)})`);
  const endTrace = await traceTasks(browser);
  await send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await send('Page.navigate', { url });
  await evaluate('firstActs.comeToRest()');
  // Scrolls to the control, which starts the islands around it.
  await placeOfControl();
  if (isUp) await evaluate('firstActs.bringUp()');
  await evaluate('firstActs.comeToRest()');
  // Only now: an island that has started may have moved it.
  const place = await placeOfControl();
  await evaluate(`firstActs.follow(${JSON.stringify(answer)})`);
  await mouse('mouseMoved', place);
  await mouse('mousePressed', place);
  await new Promise((resolve) => setTimeout(resolve, PRESS));
  await mouse('mouseReleased', place);
  const time = Number(await evaluate('firstActs.answered()'));
  await evaluate('firstActs.comeToRest()');
  await evaluate('firstActs.calibrate()');
  const tasksBetween = await endTrace();
  const longest = (from: string, to: string) => Math.max(0, ...tasksBetween(from, to));
  await close();
  return {
    answer: time,
    loading: longest('navigate', 'loaded'),
    resting: longest('loaded', 'follow'),
    acting: longest('follow', 'calibrate'),
    calibration: longest('calibrate', 'calibrated'),
  };
}
