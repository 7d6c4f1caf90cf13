import { pageRegistry, STATE_ATTRIBUTE } from '@stirrup/runtime';
import { afterFrame } from './after-frame.ts';
import { placeOf } from './place-of.ts';

/** Times of an act, in ms since navigation: of its click, and of the frame that has shown its result. */
interface Act {
  click?: number;
  answer?: number;
}

/** Time without requests that counts as quiet, in ms, and the number of consecutive idle periods after it. */
const QUIET = 300;
const RESTS = 2;

/** Timeouts for a result and for rest, in ms. On a machine that is too busy for rest, the bench goes on without it. */
const TIMEOUT = 20_000;
const REST_TIMEOUT = 6000;

/** Length of the list that the calibration sorts: about 50 ms on a processor that is slowed down four times. */
const CALIBRATION = 12_000;

let act: Act = {};

const pause = () => new Promise((resolve) => setTimeout(resolve, QUIET / 8));

/** Resolves when the condition is true. */
async function until(condition: () => boolean | Promise<boolean>, awaited: string): Promise<void> {
  const start = performance.now();
  while (!(await condition())) {
    if (performance.now() - start > TIMEOUT) throw new Error(`Waited for ${awaited} in vain.`);
    await pause();
  }
}

/** Starts every island of the page. */
async function bringUp(): Promise<void> {
  const claims = [...document.querySelectorAll(`[${STATE_ATTRIBUTE}]`)].flatMap((element) => [
    ...pageRegistry().claimsOf(element),
  ]);
  await Promise.all(claims.map((claim) => claim.begin()));
}

/** Resolves when the page has loaded, its islands are claimed, and it has been idle without requests for a while. */
async function comeToRest(): Promise<void> {
  const hasIslands = () => document.querySelector(`[${STATE_ATTRIBUTE}]`) !== null;
  await until(() => document.readyState === 'complete' && hasIslands(), 'islands (is dist/browser built?)');
  const start = performance.now();
  let rests = 0;
  await until(async () => {
    const { didTimeout } = await new Promise<IdleDeadline>((resolve) => {
      requestIdleCallback(resolve, { timeout: REST_TIMEOUT / 4 });
    });
    const ends = performance.getEntriesByType('resource').map(({ startTime, duration }) => startTime + duration);
    const isQuiet = !didTimeout && performance.now() - Math.max(0, ...ends) > QUIET;
    rests = isQuiet ? rests + 1 : 0;
    return rests >= RESTS || performance.now() - start > REST_TIMEOUT;
  }, 'the page to be at rest');
}

/** Runs a fixed amount of work, in a task of its own between two marks. */
async function calibrate(): Promise<void> {
  await pause();
  performance.mark('calibrate');
  await pause();
  const numbers = Array.from({ length: CALIBRATION }, (_, index) => String((index * 7919) % CALIBRATION));
  numbers.sort((a, b) => a.localeCompare(b));
  await pause();
  performance.mark('calibrated');
}

/** Resolves with the time from the click until its result was shown, in ms. */
async function answered(): Promise<number> {
  await until(() => act.click !== undefined, 'the click');
  await until(() => act.answer !== undefined, 'an answer to the click');
  return (act.answer ?? Number.NaN) - (act.click ?? Number.NaN);
}

/** Records the next click, and the end of the frame that shows an element matching the result. */
function follow(answer: string): void {
  act = {};
  performance.mark('follow');
  const note = ({ timeStamp }: Event) => {
    act.click = timeStamp;
  };
  addEventListener('click', note, { capture: true, once: true });
  const changes = new MutationObserver(() => {
    if (act.click === undefined || !document.querySelector(answer)) return;
    changes.disconnect();
    afterFrame(() => {
      act.answer = performance.now();
    });
  });
  changes.observe(document, { subtree: true, attributes: true });
}

performance.mark('navigate');
addEventListener('load', () => performance.mark('loaded'));
Object.assign(globalThis, { firstActs: { answered, bringUp, calibrate, comeToRest, follow, placeOf } });
