import { afterEach, beforeEach, expect, it } from 'vitest';
import { the } from '../../testing/the.ts';
import { leaveKeys } from './leave-keys.ts';

let life = new AbortController();
beforeEach(() => {
  life = new AbortController();
  document.body.innerHTML =
    '<input id="search"><button id="other"></button><section><a href="/"></a><input><b contenteditable></b></section>';
});
afterEach(() => {
  life.abort();
  document.body.replaceChildren();
});

/** Presses an arrow key; returns what it leaves to a library that listens on the slider, and to one on the window. */
function press(target: Element, init: KeyboardEventInit = {}) {
  const taken: string[] = [];
  let isOff = false;
  leaveKeys(
    the('section'),
    (next) => {
      isOff = next;
    },
    life.signal,
  );
  const listen = (place: EventTarget, name: string) =>
    place.addEventListener('keydown', () => !isOff && taken.push(name), { signal: life.signal });
  listen(the('section'), 'slider');
  listen(window, 'window');
  target.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true, ...init }));
  return taken;
}

it.each([
  ['section a', ['slider', 'window']],
  ['body', ['window']],
  ['#search', []],
  ['#other', []],
  ['section input', []],
  ['section b', []],
])('leaves a key on %s to %j', (target, taken) => {
  expect(press(the(target))).toEqual(taken);
});

it('leaves keys with a modifier to the browser', () => {
  expect(press(the('section a'), { altKey: true })).toEqual([]);
  expect(press(document.body, { ctrlKey: true })).toEqual([]);
});

it('leaves a key to the control that has handled it', () => {
  the('section a').addEventListener('keydown', (event) => event.preventDefault());
  expect(press(the('section a'))).toEqual([]);
});
