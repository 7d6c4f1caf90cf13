interface Waiting {
  readonly due: number;
  readonly run: () => unknown;
}

/**
 * Time after an act at which the page is read, in ms of its own clock: longer than any reaction to an act is delayed.
 */
const AFTER_ACT = 1500;

/**
 * Runs timers and frames of the page at once, in their order, when requested: delayed reactions of an island are done
 * before the page is read, however busy the machine is.
 *
 * @returns A function that lets time pass, and resolves when the page has come to rest.
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
  let position = scrollY;
  const hasScrolled = () => {
    const before = position;
    position = scrollY;
    return position !== before;
  };
  const wait = (run: () => unknown, delay: number) => {
    last += 1;
    waiting.set(last, { due: now + Math.max(0, Number(delay) || 0), run });
    return last;
  };
  const forget = (id: number) => waiting.delete(id);
  Date.now = () => began + now;
  // The clipboard answers at a time of its own.
  if ('clipboard' in navigator) navigator.clipboard.writeText = async () => {};
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
    // Observers of sizes and of visibility report with the next frame; events of scrolling come with it, too.
    for (let isScrolled = hasScrolled(); isChanged || isScrolled; isScrolled = hasScrolled()) {
      isChanged = false;
      if (isScrolled || isWatched()) await new Promise(paint);
      await arrived();
      await messages();
      await runTimers(until);
    }
    now = until;
  };
}

/** Tells whether anything on the page observes sizes or visibility, because only then a frame has to be awaited. */
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

/**
 * Tracks requested scripts, styles and pictures, and returns a function that waits until all have loaded or failed, and
 * until pictures that somebody waits for are decoded.
 */
function watchArrivals(): () => Promise<void> {
  const there = new WeakSet<EventTarget>(document.querySelectorAll('script, link'));
  const pictures: HTMLImageElement[] = [];
  const { createElement } = document;
  document.createElement = (name: string, options?: ElementCreationOptions) => {
    const element = createElement.call(document, name, options);
    if (element instanceof HTMLImageElement) pictures.push(element);
    return element;
  };
  let decoding = 0;
  const { decode } = HTMLImageElement.prototype;
  HTMLImageElement.prototype.decode = function () {
    decoding += 1;
    return decode.call(this).finally(() => {
      decoding -= 1;
    });
  };
  const settled = ({ target }: Event) => target && there.add(target);
  for (const type of ['load', 'error']) document.addEventListener(type, settled, true);
  const isMissing = (element: Element) =>
    element instanceof HTMLImageElement ? !element.complete && element.loading !== 'lazy' : !there.has(element);
  const task = globalThis.setTimeout.bind(globalThis);
  return async () => {
    const asked = () => [...document.querySelectorAll('script[src], link[rel="stylesheet"], img'), ...pictures];
    while (decoding > 0 || asked().some(isMissing)) await new Promise<void>((resolve) => void task(resolve));
  };
}

/** Waits for React, which renders in messages that may lead to further messages; a timer would wait longer. */
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
