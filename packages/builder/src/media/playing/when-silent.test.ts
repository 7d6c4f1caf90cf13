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
  Object.defineProperty(frame, 'contentWindow', { value: window, configurable: true });
  const onSilence = vi.fn();
  whenSilent(frame, onSilence, life.signal);
  const say = (source: unknown) => dispatchEvent(Object.assign(new Event('message'), { source }));
  return { say, window, post, onSilence, frame };
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

it('greets a silent player until its first word, which ends the silence', () => {
  const { say, window, onSilence, post } = listen();
  vi.advanceTimersByTime(10_000);
  const silence: AbortSignal = onSilence.mock.calls[0]?.[0];
  expect([silence.aborted, post.mock.calls.length]).toEqual([false, 10]);
  say(window);
  expect([silence.aborted, vi.getTimerCount()]).toEqual([true, 0]);
});

it('greets a silent player for a minute, and still hears it afterwards', () => {
  const { say, window, onSilence, post } = listen();
  vi.advanceTimersByTime(600_000);
  expect([post.mock.calls.length, vi.getTimerCount()]).toEqual([60, 0]);
  say(window);
  expect(onSilence.mock.calls[0]?.[0].aborted).toBe(true);
});

it('ends the silence of a film that is removed', () => {
  const { onSilence, frame } = listen();
  vi.advanceTimersByTime(8000);
  Object.defineProperty(frame, 'contentWindow', { value: null });
  vi.advanceTimersByTime(1000);
  expect([onSilence.mock.calls[0]?.[0].aborted, vi.getTimerCount()]).toEqual([true, 0]);
});

it('ends with the film', () => {
  const { onSilence } = listen();
  life.abort();
  vi.advanceTimersByTime(60_000);
  expect([onSilence.mock.calls.length, vi.getTimerCount()]).toEqual([0, 0]);
});
