interface Waiting {
  readonly due: number;
  readonly run: () => unknown;
}

/** How long after an act the page is looked at, in ms of its own: longer than what answers an act waits for. */
const AFTER_ACT = 1500;

/**
 * Lets timers and frames of the page elapse at once, in their order, when it is asked for: what an island does a while
 * after an act is done before anybody looks, however busy the machine.
 *
 * @returns what lets a while pass, and ends when the page has come to rest.
 */
export function stopClock(): () => Promise<void> {
  const arrived = watchArrivals();
  const isWatched = countWatchers();
  const paint = globalThis.requestAnimationFrame.bind(globalThis);
  const waiting = new Map<number, Waiting>();
  const began = 1_700_000_000_000;
  let now = 0;
  let last = 1_000_000;
  let isChanged = true;
  const wait = (run: () => unknown, delay: number) => {
    last += 1;
    waiting.set(last, { due: now + Math.max(0, Number(delay) || 0), run });
    return last;
  };
  const forget = (id: number) => waiting.delete(id);
  Date.now = () => began + now;
  Object.assign(globalThis, {
    setTimeout: (run: (...given: unknown[]) => unknown, delay: number, ...given: unknown[]) =>
      wait(() => run(...given), delay),
    clearTimeout: forget,
    requestAnimationFrame: (run: (time: number) => unknown) => wait(() => run(performance.now()), 16),
    cancelAnimationFrame: forget,
    requestIdleCallback: (run: (deadline: IdleDeadline) => unknown) =>
      wait(() => run({ didTimeout: false, timeRemaining: () => 50 }), 0),
    cancelIdleCallback: forget,
  });
  new MutationObserver(() => {
    isChanged = true;
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  const runTimers = async (until: number) => {
    const next = () => [...waiting].filter(([, { due }]) => due <= until).sort(([, a], [, b]) => a.due - b.due)[0];
    for (let due = next(); due; due = next()) {
      const [id, timer] = due;
      waiting.delete(id);
      now = timer.due;
      timer.run();
      await messages();
    }
  };
  return async () => {
    const until = now + AFTER_ACT;
    await messages();
    await runTimers(until);
    // Observers of sizes and of visibility hear of a change with the next frame.
    while (isChanged) {
      isChanged = false;
      if (isWatched()) await new Promise(paint);
      await arrived();
      await messages();
      await runTimers(until);
    }
    now = until;
  };
}

/** Tells whether anything on the page watches sizes, or what is in sight: a frame is waited for only then. */
function countWatchers(): () => boolean {
  const watched = new Map<object, Set<Element>>();
  for (const name of ['IntersectionObserver', 'ResizeObserver'] as const) {
    const { prototype } = globalThis[name];
    const { observe, unobserve, disconnect } = prototype;
    prototype.observe = function (target: Element) {
      watched.set(this, (watched.get(this) ?? new Set()).add(target));
      observe.call(this, target);
    };
    prototype.unobserve = function (target) {
      watched.get(this)?.delete(target);
      unobserve.call(this, target);
    };
    prototype.disconnect = function () {
      watched.delete(this);
      disconnect.call(this);
    };
  }
  return () => [...watched.values()].some((targets) => [...targets].some(({ isConnected }) => isConnected));
}

/** Scripts, styles and pictures that were asked for; returns what waits until all of them are there, or failed. */
function watchArrivals(): () => Promise<void> {
  const there = new WeakSet<EventTarget>(document.querySelectorAll('script, link'));
  const pictures: HTMLImageElement[] = [];
  const { createElement } = document;
  document.createElement = (name: string, options?: ElementCreationOptions) => {
    const element = createElement.call(document, name, options);
    if (element instanceof HTMLImageElement) pictures.push(element);
    return element;
  };
  const settled = ({ target }: Event) => target && there.add(target);
  for (const type of ['load', 'error']) document.addEventListener(type, settled, true);
  const isMissing = (element: Element) =>
    element instanceof HTMLImageElement ? !element.complete && element.loading !== 'lazy' : !there.has(element);
  const task = globalThis.setTimeout.bind(globalThis);
  return async () => {
    const asked = () => [...document.querySelectorAll('script[src], link[rel="stylesheet"], img'), ...pictures];
    while (asked().some(isMissing)) await new Promise<void>((resolve) => void task(resolve));
  };
}

/** React renders in messages, which may lead to more of them; a timer would wait longer than they do. */
async function messages(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  for (let turns = 0; turns < 3; turns += 1) {
    const message = new Promise((resolve) => {
      port1.onmessage = resolve;
    });
    port2.postMessage('');
    await message;
  }
  port1.close();
}
