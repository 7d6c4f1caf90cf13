import type { Browser } from 'playwright-core';
import type { QuietPage } from './quiet-page.ts';
import { traceTasks } from './trace-tasks.ts';

/** What is pressed on a page, and what shows that it was answered. */
export interface Act {
  readonly name: string;
  readonly path: string;
  readonly press: string;
  /** Selector that something matches then, and not before. */
  readonly answer: string;
}

/** What an act has taken, in ms; tasks are the longest ones, on the processor. */
export interface ActTimes {
  /** From the click to the end of the frame that shows the answer. */
  readonly answer: number;
  /** Until the page has loaded: the browser reads it and lays it out. */
  readonly loading: number;
  /** From then on: what comes up by itself does so now. */
  readonly resting: number;
  /** From when the pointer comes until the page is at rest again. */
  readonly acting: number;
  /** The calibrating piece of work. */
  readonly calibration: number;
}

/** How much slower than this machine the visitor's is. */
export const SLOWDOWN = 4;
/** How long a finger is down before the browser makes a click of it, in ms. */
export const PRESS = 80;

/** One act on a page that has come to rest: with every island brought up before it, or as it is. */
export async function performAct(
  browser: Browser,
  { tell, evaluate, close }: QuietPage,
  url: string,
  { press, answer }: Act,
  isUp: boolean,
): Promise<ActTimes> {
  const mouse = (type: string, [x, y]: readonly number[]) =>
    tell('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
  const endTrace = await traceTasks(browser);
  await tell('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await tell('Page.navigate', { url });
  await evaluate('firstActs.comeToRest()');
  const place = placeIn(await evaluate(`firstActs.placeOf(${JSON.stringify(press)})`));
  if (isUp) await evaluate('firstActs.bringUp()');
  await evaluate('firstActs.comeToRest()');
  await evaluate(`firstActs.follow(${JSON.stringify(answer)})`);
  await mouse('mouseMoved', place);
  await mouse('mousePressed', place);
  await new Promise((resolve) => setTimeout(resolve, PRESS));
  await mouse('mouseReleased', place);
  const time = Number(await evaluate('firstActs.answered()'));
  await evaluate('firstActs.comeToRest()');
  await evaluate('firstActs.calibrate()');
  const longest = await endTrace();
  await close();
  return {
    answer: time,
    loading: longest('navigate', 'loaded'),
    resting: longest('loaded', 'follow'),
    acting: longest('follow', 'calibrate'),
    calibration: longest('calibrate', 'calibrated'),
  };
}

function placeIn(place: unknown): readonly number[] {
  return Array.isArray(place) ? place.map(Number) : [];
}
