import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { handleKeys } from './handle-keys.ts';

let life: AbortController;
beforeEach(() => {
  life = new AbortController();
  document.body.innerHTML =
    '<button id="other"></button><section><ul><li><input><a href="/" role="button"></a></li></ul><b role="button"></b></section>';
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: object[]) => void) {
        queueMicrotask(() => report([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  life.abort();
  vi.unstubAllGlobals();
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;

/** Handles the keys of a carousel; returns a function that presses one and tells where it leads. */
async function open(more: Partial<Parameters<typeof handleKeys>[0]> = {}, slider: object = {}) {
  const moves: string[] = [];
  const swiper = Object.assign(Object.create(null), {
    ...{ isHorizontal: () => true, rtlTranslate: false, allowSlidePrev: true, allowSlideNext: true },
    ...{ slidePrev: () => moves.push('back'), slideNext: () => moves.push('on') },
    ...slider,
  });
  const keys = { root: find('section'), list: find('ul'), slider: swiper, hasArrows: true, isGlobal: false, ...more };
  handleKeys(keys, life.signal);
  await Promise.resolve();
  return (key: string, target: string, init: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
    find(target).dispatchEvent(event);
    return [...moves.splice(0), event.defaultPrevented];
  };
}

it('moves along the row while the focus is in the carousel', async () => {
  const press = await open();
  expect(press('ArrowRight', 'b')).toEqual(['on', true]);
  expect(press('ArrowLeft', 'li a')).toEqual(['back', true]);
  expect(press('ArrowDown', 'b')).toEqual([false]);
  expect(press('ArrowRight', 'b', { altKey: true })).toEqual([false]);
});

it('leaves keys to fields, to what has handled them, and to the rest of the page', async () => {
  const press = await open();
  expect(press('ArrowRight', 'input')).toEqual([false]);
  expect(press('ArrowRight', '#other')).toEqual([false]);
  expect(press('ArrowRight', 'body')).toEqual([false]);
  find('b').addEventListener('keydown', (event) => event.preventDefault());
  expect(press('ArrowRight', 'b')).toEqual([true]);
});

it('moves the builder’s carousel, too, while it is in view and nothing has the focus', async () => {
  const press = await open({ isGlobal: true });
  expect(press('ArrowRight', 'body')).toEqual(['on', false]);
  expect(press('ArrowRight', '#other')).toEqual([false]);
  expect(press('ArrowRight', 'b')).toEqual(['on', true]);
});

it('follows the direction of the row, and stays where it cannot move', async () => {
  const rightToLeft = await open({}, { rtlTranslate: true, allowSlidePrev: false });
  expect([rightToLeft('ArrowLeft', 'b'), rightToLeft('ArrowRight', 'b')]).toEqual([['on', true], [false]]);
  life.abort();
  life = new AbortController();
  const downward = await open({}, { isHorizontal: () => false });
  expect([downward('ArrowDown', 'b'), downward('ArrowRight', 'b')]).toEqual([['on', true], [false]]);
});

it('has no arrow keys if the author wants none, and never scrolls by Space on what only looks like a button', async () => {
  const press = await open({ hasArrows: false, isGlobal: true });
  expect([press('ArrowRight', 'b'), press('ArrowRight', 'body')]).toEqual([[false], [false]]);
  expect([press(' ', 'b'), press(' ', 'li a')]).toEqual([[true], [false]]);
});
