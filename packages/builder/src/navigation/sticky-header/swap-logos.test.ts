import { createPart } from '@stirrup/runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { the } from '../../testing/the.ts';
import { swapLogos } from './swap-logos.ts';

/** Pictures that are fetched, and whether they can be decoded. */
let fetched: string[] = [];
let decode: () => Promise<void> = () => Promise.resolve();
const life = { current: new AbortController() };

beforeEach(() => {
  fetched = [];
  decode = () => Promise.resolve();
  life.current = new AbortController();
  vi.stubGlobal(
    'Image',
    class {
      #src = '';
      get src() {
        return this.#src;
      }
      set src(address) {
        this.#src = address;
        fetched.push(address);
      }
      decode = () => decode();
    },
  );
});
afterEach(() => {
  life.current.abort();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const PRINTED = '<img id="one" src="dark.png" srcset="dark.png 2x" data-inverse="light.png" alt="">';

function open(markup: string): (isInverse: boolean) => void {
  document.body.innerHTML = markup;
  const logos = [...document.querySelectorAll('img')].map((logo, index) => createPart('logo', index, logo));
  return swapLogos(logos, 'data-inverse', life.current.signal);
}
const shown = (id: string) => ['src', 'srcset'].map((name) => the(id).getAttribute(name));
const settle = () => new Promise((resolve) => setTimeout(resolve));

it('shows the other pictures of all logos that have one, and restores the printed ones with their sizes', async () => {
  const swap = open(
    `${PRINTED}<img id="two" src="a.png" data-inverse="b.png" alt=""><img id="three" src="c.png" alt="">`,
  );
  swap(true);
  await settle();
  expect([shown('#one'), shown('#two'), shown('#three')]).toEqual([
    ['light.png', ''],
    ['b.png', ''],
    ['c.png', null],
  ]);
  swap(false);
  expect([shown('#one'), shown('#two')]).toEqual([
    ['dark.png', 'dark.png 2x'],
    ['a.png', null],
  ]);
  expect(fetched).toEqual(['light.png', 'b.png']);
});

it('fetches the other picture when a visitor is about to scroll, once', () => {
  open(PRINTED);
  expect(fetched).toEqual([]);
  for (const type of ['wheel', 'wheel', 'keydown']) dispatchEvent(new Event(type));
  expect(fetched).toEqual(['light.png']);
});

it('shows the printed picture until the other one is decoded, and keeps it if the page is at its top by then', async () => {
  let decoded: () => void = () => undefined;
  decode = () => new Promise((resolve) => (decoded = resolve));
  const swap = open(PRINTED);
  swap(true);
  expect(shown('#one')).toEqual(['dark.png', 'dark.png 2x']);
  swap(false);
  decoded();
  await settle();
  expect(shown('#one')).toEqual(['dark.png', 'dark.png 2x']);
});

it('keeps the printed picture if the other one cannot be fetched', async () => {
  decode = () => Promise.reject(new DOMException('No picture.', 'EncodingError'));
  open(PRINTED)(true);
  await settle();
  expect(shown('#one')).toEqual(['dark.png', 'dark.png 2x']);
});

it('restores the printed picture on release', async () => {
  open(PRINTED)(true);
  await settle();
  life.current.abort();
  expect(shown('#one')).toEqual(['dark.png', 'dark.png 2x']);
  dispatchEvent(new Event('wheel'));
  expect(fetched).toEqual(['light.png']);
});
