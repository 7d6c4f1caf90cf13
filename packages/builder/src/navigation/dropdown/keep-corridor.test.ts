import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { enterItem, keepCorridor } from './keep-corridor.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const point = (clientX: number, clientY: number) => ({ clientX, clientY });
const move = (clientX: number, clientY: number) =>
  document.dispatchEvent(new PointerEvent('pointermove', { clientX, clientY }));

/** A submenu from 0, 100 to 300, 400, left at 50, 50. */
function leave() {
  const submenu = document.createElement('ul');
  vi.spyOn(submenu, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 300, 300));
  const left = vi.fn();
  return { left, arrive: keepCorridor(submenu, point(50, 50), left) };
}

it('waits a moment for a pointer that crosses a gap', () => {
  const { left, arrive } = leave();
  vi.advanceTimersByTime(100);
  arrive();
  vi.advanceTimersByTime(1000);
  expect(left).not.toHaveBeenCalled();
});

it('ends for a pointer that goes elsewhere', () => {
  const { left } = leave();
  move(50, 20);
  vi.advanceTimersByTime(200);
  expect(left).toHaveBeenCalledOnce();
});

it('stays open as long as the pointer moves towards the submenu, and a little longer', () => {
  const { left } = leave();
  for (const y of [55, 60, 70, 80, 90]) {
    move(50 + (y - 50) * 3, y);
    vi.advanceTimersByTime(250);
  }
  expect(left).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(left).toHaveBeenCalledOnce();
});

it('ends if the pointer turns away', () => {
  const { left } = leave();
  move(60, 60);
  move(200, 45);
  vi.advanceTimersByTime(160);
  expect(left).toHaveBeenCalledOnce();
});

it('opens an item that the pointer crosses only if it stays there', () => {
  const { left } = leave();
  const open = vi.fn();
  enterItem(point(100, 70), open);
  move(100, 70);
  expect(open).not.toHaveBeenCalled();
  vi.advanceTimersByTime(400);
  expect([left.mock.calls.length, open.mock.calls.length]).toEqual([1, 1]);
});

it('does not open an item that the pointer has only crossed', () => {
  const { arrive } = leave();
  const open = vi.fn();
  enterItem(point(100, 70), open)();
  arrive();
  vi.advanceTimersByTime(1000);
  expect(open).not.toHaveBeenCalled();
});

it('opens the item beside at once', () => {
  const { left } = leave();
  const open = vi.fn();
  enterItem(point(150, 50), open);
  expect([left.mock.calls.length, open.mock.calls.length]).toEqual([1, 1]);
});

it('leads to a submenu beside its item as well', () => {
  const submenu = document.createElement('ul');
  vi.spyOn(submenu, 'getBoundingClientRect').mockReturnValue(new DOMRect(200, 0, 100, 300));
  const left = vi.fn();
  keepCorridor(submenu, point(100, 50), left);
  move(150, 120);
  vi.advanceTimersByTime(250);
  expect(left).not.toHaveBeenCalled();
  move(150, 290);
  vi.advanceTimersByTime(160);
  expect(left).toHaveBeenCalledOnce();
});
