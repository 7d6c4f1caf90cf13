import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showClosing } from './show-closing.ts';
import { orders } from './testing/three-overlays.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('lasts 200 ms, or the given duration', () => {
  const show = vi.fn();
  showClosing(show);
  vi.advanceTimersByTime(199);
  expect(show.mock.calls).toEqual([[true]]);
  vi.advanceTimersByTime(1);
  expect(show.mock.calls).toEqual([[true], [false]]);
  showClosing(show, 500);
  vi.advanceTimersByTime(499);
  expect(show).toHaveBeenCalledTimes(3);
});

it.each(orders)('ends at once for an overlay that is opened again, each by itself: %s, %s, %s', (...order) => {
  const closing = new Set<string>();
  const ends = new Map(
    ['a', 'b', 'c'].map((id) => [id, showClosing((is) => (is ? closing.add(id) : closing.delete(id)))]),
  );
  const left = ['a', 'b', 'c'];
  for (const id of order) {
    ends.get(id)?.();
    ends.get(id)?.();
    left.splice(left.indexOf(id), 1);
    expect([...closing]).toEqual(left);
  }
  expect(vi.getTimerCount()).toBe(0);
});
