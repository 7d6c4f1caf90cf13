import type { Page } from 'playwright-core';
import { waitForFrames } from '../support/wait-for-frames.ts';

/** Longest timers and transitions that count, in ms: those that follow at once from what has happened. */
const LONGEST = 300;

/** Keeps the short timers of a page that are still to come; call it before the page loads. */
export function keepPlans(page: Page): Promise<unknown> {
  return page.addInitScript((longest) => {
    const plans = new Set<unknown>();
    const { setTimeout: begin, clearTimeout: end } = globalThis;
    Object.assign(globalThis, {
      plans,
      setTimeout: (run: unknown, delay = 0, ...given: unknown[]) => {
        const id = begin(() => {
          plans.delete(id);
          if (typeof run === 'function') run(...given);
        }, delay);
        if (delay <= longest) plans.add(id);
        return id;
      },
      clearTimeout: (id: Parameters<typeof end>[0]) => {
        plans.delete(id);
        end(id);
      },
    });
  }, LONGEST);
}

/** Waits for what a page has planned to do soon, which may move it: its short timers and transitions of now. */
export async function untilPlansAreDone(page: Page): Promise<void> {
  await page.evaluate(async (longest) => {
    const running = document.getAnimations().filter(({ playState }) => playState === 'running');
    const short = running.filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= longest);
    const timers = [...Reflect.get(globalThis, 'plans')];
    await Promise.allSettled(short.map(({ finished }) => finished));
    while (timers.some((timer) => Reflect.get(globalThis, 'plans').has(timer))) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, LONGEST);
  await waitForFrames(page);
}
