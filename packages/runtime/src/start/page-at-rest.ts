import { whenIdle } from './when-idle.ts';

/** Longest wait for the page's load event, in ms, so that a hanging picture does not block islands. */
const PATIENCE = 8000;

let rest: Promise<void> | undefined;
let hasCome = false;

/** True after {@link pageAtRest} has resolved. */
export function isAtRest(): boolean {
  return hasCome;
}

/** Resolves when the page has loaded and the main thread is idle; one promise for all callers. */
export function pageAtRest(): Promise<void> {
  rest ??= new Promise((resolve) => {
    const waitForIdle = () =>
      whenIdle(() => {
        hasCome = true;
        resolve();
      });
    if (document.readyState === 'complete') waitForIdle();
    else {
      addEventListener('load', waitForIdle, { once: true });
      setTimeout(waitForIdle, PATIENCE);
    }
  });
  return rest;
}
