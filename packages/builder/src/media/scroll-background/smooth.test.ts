import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { smooth } from './smooth.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function start(duration: number) {
  const shown: number[] = [];
  const life = new AbortController();
  return { shown, life, approach: smooth(duration, (value) => shown.push(value), life.signal) };
}

it('starts at its first goal, and reaches the next in the given time, fast at first', () => {
  const { shown, approach } = start(1000);
  approach(0.2);
  vi.advanceTimersByTime(16);
  expect(shown).toEqual([0.2]);
  approach(1);
  vi.advanceTimersByTime(500);
  expect(shown.at(-1)).toBeGreaterThan(0.8);
  expect(shown.at(-1)).toBeLessThan(1);
  vi.advanceTimersByTime(600);
  expect(shown.at(-1)).toBe(1);
  expect(shown).toEqual(shown.toSorted((a, b) => a - b));
});

it('reverses from its current value, and requests no frame at its goal', () => {
  const { shown, approach } = start(1000);
  approach(0);
  vi.advanceTimersByTime(1100);
  approach(1);
  vi.advanceTimersByTime(200);
  const reached = shown.at(-1) ?? 0;
  approach(0);
  vi.advanceTimersByTime(16);
  expect(shown.at(-1)).toBeLessThanOrEqual(reached);
  vi.advanceTimersByTime(1100);
  expect(shown.at(-1)).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

it('jumps without a duration, and stops when it is released', () => {
  const { shown, approach } = start(0);
  approach(0.5);
  vi.advanceTimersByTime(16);
  approach(0.7);
  vi.advanceTimersByTime(16);
  expect(shown).toEqual([0.5, 0.7]);
  const released = start(1000);
  released.approach(0);
  released.life.abort();
  vi.advanceTimersByTime(100);
  expect(released.shown).toEqual([]);
});
