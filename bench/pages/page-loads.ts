import { afterFrame } from './after-frame.ts';
import { placeOf } from './place-of.ts';

/** Figures of a page's load until it rests. */
interface LoadTimes {
  /** First and largest contentful paint, in ms since navigation. */
  readonly first: number;
  readonly largest: number;
  /** Sum of all layout shifts. */
  readonly shifts: number;
}

/** Longest time without an idle period, in ms. */
const IDLE_TIMEOUT = 2000;

/** Keys in the storage of the tab, which survives when a tap leads to another page; times are those of the clock. */
const KEYS = { start: 'bench-start', tap: 'bench-tap', answer: 'bench-answer' } as const;

const times = { first: Number.NaN, largest: Number.NaN, shifts: 0 };
let isLeaving = false;
let isHeld = false;

const later = () => new Promise((resolve) => setTimeout(resolve, 20));

/** Calls a function with each entry of the performance timeline of a type. */
function observe(type: string, take: (entry: PerformanceEntry) => void): void {
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
}

/** Resolves with the figures when the page is idle; call it when no request is under way. */
async function rest(): Promise<LoadTimes> {
  for (const _ of [1, 2]) await new Promise((resolve) => requestIdleCallback(resolve, { timeout: IDLE_TIMEOUT }));
  performance.mark('rested');
  return times;
}

/** Resolves with the place of an element as soon as the page has painted and has it. */
async function placeWhenPainted(selector: string): Promise<readonly number[]> {
  while (Number.isNaN(times.first) || !document.querySelector(selector)?.checkVisibility()) await later();
  return placeOf(selector);
}

/** Times of the act until now, in ms, and whether the page keeps the last tap or is about to be left. */
function actTimes() {
  const read = (key: string) => Number(sessionStorage.getItem(key) ?? Number.NaN);
  const [start, tap, answer] = [read(KEYS.start), read(KEYS.tap), read(KEYS.answer)];
  return { fromStart: answer - start, fromTap: answer - tap, isTaken: isHeld || isLeaving };
}

/** Records the first tap, and the end of the frame that shows an element matching the answer. */
function follow(answer: string): void {
  const store = (key: string, time: number) => {
    if (sessionStorage.getItem(key) === null) sessionStorage.setItem(key, String(performance.timeOrigin + time));
  };
  store(KEYS.start, 0);
  addEventListener(
    'click',
    ({ timeStamp }) => {
      store(KEYS.tap, timeStamp);
      // Stirrup holds clicks from when it has claimed its elements.
      isHeld = document.querySelector('[data-island-state]') !== null;
    },
    { capture: true },
  );
  // A visitor does not tap a box again that shows a tick: the second tap would take it back.
  addEventListener(
    'change',
    () => {
      isHeld = true;
    },
    { capture: true },
  );
  addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  const check = () => {
    if (sessionStorage.getItem(KEYS.tap) === null || !document.querySelector(answer)) return;
    changes.disconnect();
    afterFrame(() => store(KEYS.answer, performance.now()));
  };
  const changes = new MutationObserver(check);
  changes.observe(document, { subtree: true, childList: true, attributes: true });
}

if (self === top) {
  performance.mark('navigated');
  observe('paint', ({ name, startTime }) => {
    if (name !== 'first-contentful-paint') return;
    times.first = startTime;
    performance.mark('painted', { startTime });
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    times.largest = startTime;
  });
  observe('layout-shift', (entry) => {
    if (!Reflect.get(entry, 'hadRecentInput')) times.shifts += Number(Reflect.get(entry, 'value'));
  });
  Object.assign(globalThis, { pageLoads: { actTimes, follow, placeOf, placeWhenPainted, rest } });
}
