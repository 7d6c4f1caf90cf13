import { pageRegistry, start } from '@stirrup/runtime';
import { countdown } from '../../packages/builder/src/readouts/countdown/island.ts';
import { type Medians, medianOf } from './median.ts';

const RUNS = 31;
const WARM_UP = 10;
const SECOND = 1000;

const ROOT =
  '<span data-island="countdown" data-date="2051-05-04 12:00"><b data-part="format" data-format="%d d %H:%M:%S">?</b></span> ';

/** Timers that the page has set, by their ids. */
const timers = new Map<number, () => unknown>();

/** Has the page's own timers wait for {@link passSecond}; the others of this page are set before. */
function stopClock(): { readonly pass: () => void } {
  let now = Date.UTC(2026, 0, 1);
  let last = 0;
  Date.now = () => now;
  Object.assign(globalThis, {
    setTimeout: (run: () => unknown) => {
      last += 1;
      timers.set(last, run);
      return last;
    },
    clearTimeout: (id: number) => timers.delete(id),
  });
  return {
    pass: () => {
      now += SECOND;
      const due = [...timers.values()];
      timers.clear();
      for (const run of due) run();
    },
  };
}

async function measureAll(sizes: readonly number[]): Promise<Medians> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  start(countdown);
  const found: Record<string, number> = {};
  const { setTimeout: plan, clearTimeout: cancel } = globalThis;
  const { now } = Date;
  for (const size of sizes) {
    const root = document.createElement('div');
    root.innerHTML = ROOT.repeat(size);
    document.body.append(root);
    pageRegistry().find(root);
    const islands = [...root.children].flatMap((element) => [...pageRegistry().claimsOf(element)]);
    await Promise.all(islands.map((claim) => claim.begin()));
    const clock = stopClock();
    // Observers report with a frame.
    for (let frames = 0; frames < 3; frames += 1) await frame();
    const times: number[] = [];
    for (let run = -WARM_UP; run < RUNS; run += 1) {
      const shown = root.lastElementChild?.textContent;
      const before = performance.now();
      clock.pass();
      if (run >= 0) times.push(performance.now() - before);
      if (run > -WARM_UP && root.lastElementChild?.textContent === shown) throw new Error('A countdown stood still.');
      await frame();
    }
    found[`script ${size}`] = medianOf(times);
    found[`timers ${size}`] = timers.size;
    pageRegistry().release(root);
    root.remove();
    timers.clear();
    Object.assign(globalThis, { setTimeout: plan, clearTimeout: cancel });
    Date.now = now;
  }
  return found;
}

globalThis.measure = measureAll;
