import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenSilent } from './when-silent.ts';

let life: AbortController;
beforeEach(() => {
  vi.useFakeTimers();
  life = new AbortController();
});
afterEach(() => {
  life.abort();
  vi.useRealTimers();
});

function listen() {
  const frame = document.createElement('iframe');
  const post = vi.fn();
  // A window of another origin has little more.
  const window = Object.assign(new EventTarget(), { postMessage: post });
  Object.defineProperty(frame, 'contentWindow', { value: window });
  const onSilence = vi.fn();
  whenSilent(frame, onSilence, life.signal);
  const say = (source: unknown) => dispatchEvent(Object.assign(new Event('message'), { source }));
  return { say, window, post, onSilence };
}

it('greets a player until it has had its time, and then says once that it is silent', () => {
  const { onSilence, post } = listen();
  vi.advanceTimersByTime(7900);
  expect([onSilence.mock.calls.length, post.mock.calls.length]).toEqual([0, 7]);
  expect(post.mock.calls[0]).toEqual(['{"event":"listening","id":1,"channel":"widget"}', '*']);
  vi.advanceTimersByTime(60_000);
  expect(onSilence).toHaveBeenCalledTimes(1);
});

it('ends with the player’s first word, and with nobody else’s', () => {
  const { say, window, onSilence, post } = listen();
  say({});
  vi.advanceTimersByTime(3000);
  say(window);
  vi.advanceTimersByTime(60_000);
  expect([onSilence.mock.calls.length, post.mock.calls.length]).toEqual([0, 3]);
});

it('ends with the film', () => {
  const { onSilence } = listen();
  life.abort();
  vi.advanceTimersByTime(60_000);
  expect([onSilence.mock.calls.length, vi.getTimerCount()]).toEqual([0, 0]);
});
