import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Claim } from './claim.ts';
import type { IslandDefinition } from './define-island.ts';
import { holdEvents } from './hold-events.ts';
import { catchReports, show, testIsland } from './testing/test-registry.ts';

const markup = '<div data-island="box"><a href="#fit">Fit</a><form><button>Go</button></form></div>';

/** An island whose code loads when the test resolves it. */
function held(options: Partial<IslandDefinition> = {}, html = markup) {
  const element = show(html);
  const answer: { resolve: () => void; reject: (error: Error) => void } = {
    resolve: () => undefined,
    reject: () => undefined,
  };
  const load = async () => {
    await new Promise<void>((resolve, reject) => Object.assign(answer, { resolve, reject }));
    return { default: () => undefined };
  };
  const claim = new Claim(
    testIsland('box', () => undefined, { holds: ['click'], load, ...options }),
    element,
    's',
    null,
  );
  const controller = new AbortController();
  const renew = vi.fn<(candidate: Element) => void>();
  holdEvents((candidate) => (candidate === element ? [claim] : []), controller.signal, renew);
  onTestFinished(() => controller.abort());
  const clicks: Event[] = [];
  element.addEventListener('click', (event) => clicks.push(event));
  return { element, claim, clicks, answer, renew };
}

function click(target: Element | null, init: MouseEventInit = {}): PointerEvent {
  const event = new PointerEvent('click', { bubbles: true, cancelable: true, composed: true, ...init });
  target?.dispatchEvent(event);
  return event;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe('a click inside an island that is coming up', () => {
  it('is held, begins the island and happens once when it is up', async () => {
    const { element, claim, clicks, answer } = held();
    const event = click(element.querySelector('a'), { clientX: 7, detail: 1 });
    expect([event.defaultPrevented, clicks.length, claim.state]).toEqual([true, 0, 'loading']);
    answer.resolve();
    await vi.runAllTimersAsync();
    expect(claim.state).toBe('ready');
    expect(clicks).toHaveLength(1);
    expect(clicks[0]).toMatchObject({ type: 'click', clientX: 7, detail: 1, defaultPrevented: false });
    expect(clicks[0]?.target).toBe(element.querySelector('a'));
  });

  it('is held for an island that holds submits if it causes one, so that no other script handles it first', async () => {
    const { element, clicks, answer } = held({ holds: ['submit'] });
    const submits: Event[] = [];
    element.addEventListener('submit', (event) => {
      event.preventDefault();
      submits.push(event);
    });
    click(element.querySelector('a'));
    expect(clicks).toHaveLength(1);
    click(element.querySelector('button'));
    expect([clicks.length, submits.length]).toEqual([1, 0]);
    answer.resolve();
    await vi.runAllTimersAsync();
    expect([clicks.length, submits.length]).toEqual([2, 1]);
  });

  it('is held outside of it, too, on a control of an island that holds those', async () => {
    const { element, claim, answer } = held({ holds: ['control'] });
    element.id = 'box';
    const control = document.createElement('button');
    control.setAttribute('aria-controls', 'none box');
    control.append(document.createElement('i'));
    document.body.append(control);
    const pressed = vi.fn();
    control.addEventListener('click', pressed);
    const other = document.createElement('button');
    document.body.append(other);
    expect(click(element.querySelector('a')).defaultPrevented).toBe(false);
    expect(click(other).defaultPrevented).toBe(false);
    expect(click(control.firstElementChild).defaultPrevented).toBe(true);
    expect([pressed.mock.calls.length, claim.state]).toEqual([0, 'loading']);
    answer.resolve();
    await vi.runAllTimersAsync();
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(click(control).defaultPrevented).toBe(false);
  });

  it('happens after a failed load too', async () => {
    catchReports();
    const { element, claim, clicks, answer } = held();
    click(element.querySelector('a'));
    answer.reject(new Error('offline'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(clicks).toHaveLength(0);
    answer.reject(new Error('offline still'));
    await vi.runAllTimersAsync();
    expect(claim.state).toBe('failed');
    expect(clicks).toHaveLength(1);
  });

  it('is dispatched after 8 s, and from then on no event is held', async () => {
    const { element, claim, clicks } = held();
    click(element.querySelector('a'));
    await vi.advanceTimersByTimeAsync(7999);
    expect(clicks).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect([clicks.length, claim.state]).toEqual([1, 'loading']);
    expect(click(element.querySelector('a')).defaultPrevented).toBe(false);
    expect(clicks).toHaveLength(2);
  });

  it('is dropped where its target is gone', async () => {
    const { element, clicks, answer } = held();
    const link = element.querySelector('a');
    const received = vi.fn();
    link?.addEventListener('click', received);
    click(link);
    link?.remove();
    answer.resolve();
    await vi.runAllTimersAsync();
    expect([received.mock.calls.length, clicks.length]).toEqual([0, 0]);
  });

  it('keeps its order and its number', async () => {
    const { element, clicks, answer } = held();
    for (const clientX of [1, 2, 3]) click(element.querySelector('a'), { clientX });
    answer.resolve();
    await vi.runAllTimersAsync();
    expect(clicks.map((event) => event instanceof MouseEvent && event.clientX)).toEqual([1, 2, 3]);
  });
});

describe('an island whose events have no effect without it', () => {
  it('holds clicks past 8 s, for as long as its code is on its way', async () => {
    const { element, clicks, answer } = held({ isNeeded: true });
    click(element.querySelector('a'));
    await vi.advanceTimersByTimeAsync(12_000);
    click(element.querySelector('a'));
    expect(clicks).toHaveLength(0);
    answer.resolve();
    await vi.runAllTimersAsync();
    expect(clicks).toHaveLength(2);
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('comes anew where it is used after it could not be fetched: %s', async (isNeeded, times) => {
    catchReports();
    const { element, claim, answer, renew } = held({ isNeeded });
    void claim.begin();
    await vi.advanceTimersByTimeAsync(0);
    element.querySelector('a')?.dispatchEvent(new Event('change', { bubbles: true }));
    expect(renew).not.toHaveBeenCalled();
    answer.reject(new Error('offline'));
    await vi.advanceTimersByTimeAsync(1000);
    answer.reject(new Error('offline still'));
    await vi.runAllTimersAsync();
    element.querySelector('a')?.dispatchEvent(new Event('change', { bubbles: true }));
    expect(renew).toHaveBeenCalledTimes(times);
    click(element.querySelector('a'));
    expect(renew.mock.calls).toEqual(Array.from({ length: times * 2 }, () => [element]));
  });
});

describe('never held', () => {
  it.each<[string, MouseEventInit]>([
    ['with Ctrl', { ctrlKey: true }],
    ['with Meta', { metaKey: true }],
    ['with Shift', { shiftKey: true }],
    ['with Alt', { altKey: true }],
    ['of the middle button', { button: 1 }],
  ])('a click %s', (_, init) => {
    const { element, claim, clicks } = held();
    expect(click(element.querySelector('a'), init).defaultPrevented).toBe(false);
    expect([clicks.length, claim.state]).toEqual([1, 'claimed']);
  });

  it('typing', () => {
    const { element, claim } = held();
    const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    element.querySelector('a')?.dispatchEvent(event);
    expect([event.defaultPrevented, claim.state]).toEqual([false, 'claimed']);
  });

  it('types that the island does not hold', () => {
    const { element } = held({ holds: ['submit'] });
    expect(click(element.querySelector('a')).defaultPrevented).toBe(false);
  });

  it('a click outside', () => {
    held();
    expect(click(document.body).defaultPrevented).toBe(false);
  });

  it('a click inside an island that is up', async () => {
    const { element, claim, answer } = held();
    const up = claim.begin();
    answer.resolve();
    await up;
    expect(click(element.querySelector('a')).defaultPrevented).toBe(false);
  });

  it('a click inside an island that waits for a media query: it may never start', () => {
    const { element } = held({ start: 'media((width > 90rem))' });
    expect(click(element.querySelector('a')).defaultPrevented).toBe(false);
  });

  it('events that another script has handled', () => {
    const { element, clicks } = held();
    const event = new PointerEvent('click', { bubbles: true, cancelable: true });
    event.preventDefault();
    element.querySelector('a')?.dispatchEvent(event);
    expect(clicks).toEqual([event]);
  });
});

describe('a submit', () => {
  it.each([
    ['with the pressed button', true],
    ['without a button that has left the form', false],
  ])('is submitted again, %s', async (_, stays) => {
    const { element, answer } = held({ holds: ['submit'] });
    const form = element.querySelector('form');
    const button = element.querySelector('button');
    if (!form || !button) throw new Error('No form.');
    const ask = vi.spyOn(form, 'requestSubmit').mockImplementation(() => undefined);
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button });
    form.dispatchEvent(event);
    expect([event.defaultPrevented, ask.mock.calls.length]).toEqual([true, 0]);
    if (!stays) button.remove();
    answer.resolve();
    await vi.runAllTimersAsync();
    expect(ask.mock.calls).toEqual([[stays ? button : null]]);
  });
});
