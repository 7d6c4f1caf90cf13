import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenSeen } from './when-seen.ts';

const frames: FrameRequestCallback[] = [];
let report = (_entries: readonly { readonly isIntersecting: boolean }[]) => {};

beforeEach(() => {
  frames.length = 0;
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(listener: typeof report) {
        report = listener;
      }
      observe = () => {};
      disconnect = () => {};
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const showFrame = () => {
  for (const run of frames.splice(0)) run(0);
};
/** A pointer that crosses many elements between two frames. */
const move = () => {
  for (let passed = 0; passed < 50; passed += 1) document.dispatchEvent(new Event('pointerover'));
};

it('looks once for all that the pointer crosses before a frame, and only in the viewport', () => {
  const element = document.createElement('div');
  const look = vi.fn(() => false);
  element.checkVisibility = look;
  const seen = vi.fn();
  whenSeen(element, seen);
  move();
  expect(frames).toHaveLength(0);
  // It may be about to fade in.
  report([{ isIntersecting: true }]);
  move();
  expect(frames).toHaveLength(1);
  showFrame();
  // Its style may change only now, and has to be looked at a frame later.
  move();
  expect([frames.length, look.mock.calls.length]).toEqual([2, 0]);
  look.mockReturnValue(true);
  showFrame();
  expect([look.mock.calls.length, seen.mock.calls.length]).toEqual([1, 1]);
  move();
  showFrame();
  expect([frames.length, seen.mock.calls.length]).toEqual([0, 1]);
});
