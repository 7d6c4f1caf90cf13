import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { framesAtOnce } from '../../../../fixtures/frames-at-once.ts';
import { END, makeScrollable, scrollPage } from '../testing/scroll-page.ts';
import { followScroll } from './follow-scroll.ts';

const life = { current: new AbortController() };

beforeEach(() => {
  life.current = new AbortController();
  makeScrollable();
  framesAtOnce();
});
afterEach(() => {
  life.current.abort();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Follows the page, and returns the list of what is called back. */
function follow(isPaused?: () => boolean): unknown[][] {
  const calls: unknown[][] = [];
  followScroll((...call) => calls.push(call), life.current.signal, isPaused);
  return calls;
}

it('begins with the position, and then has a direction; without movement it is up', () => {
  const calls = follow();
  expect(calls).toEqual([[0, undefined]]);
  scrollPage(10, 300, 300, 250);
  expect(calls.slice(1)).toEqual([
    [10, 'down'],
    [300, 'down'],
    [300, 'up'],
    [250, 'up'],
  ]);
});

it('has no direction until the page has loaded: browsers restore the position by then', () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const calls = follow();
  scrollPage(400);
  state.mockReturnValue('complete');
  scrollPage(420);
  dispatchEvent(new Event('pageshow'));
  scrollPage(430);
  expect(calls).toEqual([
    [0, undefined],
    [400, undefined],
    [420, undefined],
    [420, undefined],
    [430, 'down'],
  ]);
});

it('begins again after a return from the back/forward cache', () => {
  const calls = follow();
  scrollPage(500);
  vi.stubGlobal('scrollY', 200);
  dispatchEvent(new Event('pageshow'));
  scrollPage(190);
  expect(calls.slice(1)).toEqual([
    [500, 'down'],
    [200, undefined],
    [190, 'up'],
  ]);
});

it('takes the bounce at either end for no scrolling: neither up at the end, nor down at the top', () => {
  const calls = follow();
  scrollPage(END - 40, END, END + 60, END + 20, END, END - 0.4);
  expect(calls.slice(1).map(([, direction]) => direction)).toEqual(Array.from({ length: 6 }, () => 'down'));
  scrollPage(END - 5);
  expect(calls.at(-1)).toEqual([END - 5, 'up']);
  calls.length = 0;
  scrollPage(0, -50, -10, 0);
  expect(calls).toEqual([
    [0, 'up'],
    [-50, 'up'],
    [-10, 'up'],
    [0, 'up'],
  ]);
});

it('ignores scrolling while it is paused, as if it had not happened', () => {
  let isPaused = false;
  const calls = follow(() => isPaused);
  scrollPage(500);
  isPaused = true;
  scrollPage(0);
  isPaused = false;
  scrollPage(500, 600);
  expect(calls.slice(1)).toEqual([
    [500, 'down'],
    [500, 'up'],
    [600, 'down'],
  ]);
});

it('tells a page that is paused at first where it is', () => {
  vi.stubGlobal('scrollY', 300);
  expect(follow(() => true)).toEqual([[300, undefined]]);
});

it('ends with its signal, also in a frame that is still to come', () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run));
  const calls = follow();
  life.current.abort();
  for (const run of frames) run(0);
  scrollPage(100);
  dispatchEvent(new Event('pageshow'));
  expect(calls).toEqual([]);
});
