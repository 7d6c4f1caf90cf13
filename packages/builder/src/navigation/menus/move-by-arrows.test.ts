import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { moveByArrows } from './move-by-arrows.ts';

/** A submenu's button; `x` marks an open one. */
const button = (id: string, isOpen = true) => `<button id="${id}" aria-expanded="${isOpen}"></button>`;
const link = (id: string) => `<a id="${id}" href="/"></a>`;

/** Two levels in the builder's rows, a closed submenu, and a mega menu whose columns are lists. */
const MENU = `<nav id="menu"><ul>
  <li>${link('home')}</li>
  <li><div>${link('saddles')}${button('saddles-open')}</div>
    <ul><li>${link('dressage')}</li><li><div>${link('jumping')}${button('jumping-open')}</div><ul><li>${link('close')}</li></ul></li><li>${link('trail')}</li></ul></li>
  <li>${link('care')}${button('care-open', false)}<ul style="display: none"><li>${link('oil')}</li></ul></li>
  <li><div>${link('goods')}${button('goods-open')}</div><div><h3>Goods</h3><ul><li>${link('one')}</li><li>${link('two')}</li></ul><ul><li>${link('three')}</li></ul>${link('all')}<input id="field"></div></li>
  <li>${link('last')}</li>
</ul></nav>`;

beforeEach(() => {
  document.body.innerHTML = MENU;
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

function press(from: string, key: string, init: KeyboardEventInit = {}) {
  const menu = document.getElementById('menu');
  const start = document.getElementById(from);
  if (!menu || !start) throw new Error(`no #${from}`);
  start.focus();
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  start.addEventListener('keydown', (pressed) => moveByArrows(pressed, menu), { once: true });
  start.dispatchEvent(event);
  return { to: document.activeElement?.id, isPrevented: event.defaultPrevented };
}

describe('a key moves the focus', () => {
  it.each([
    // The top level, without entering submenus.
    ['home', 'ArrowRight', 'saddles'],
    ['saddles', 'ArrowRight', 'saddles-open'],
    ['saddles-open', 'ArrowRight', 'care'],
    ['care', 'ArrowLeft', 'saddles-open'],
    ['saddles-open', 'ArrowLeft', 'saddles'],
    ['saddles', 'ArrowLeft', 'home'],
    ['care', 'ArrowUp', 'saddles-open'],
    ['home', 'ArrowDown', 'saddles'],
    ['care-open', 'ArrowDown', 'goods'],
    ['last', 'Home', 'home'],
    ['home', 'End', 'last'],
    // Into an open submenu, and back.
    ['saddles', 'ArrowDown', 'dressage'],
    ['saddles-open', 'ArrowDown', 'dressage'],
    ['dressage', 'ArrowDown', 'jumping'],
    ['dressage', 'ArrowUp', 'saddles-open'],
    ['dressage', 'ArrowLeft', 'saddles-open'],
    ['jumping', 'ArrowDown', 'close'],
    ['jumping-open', 'ArrowRight', 'trail'],
    ['close', 'ArrowUp', 'jumping-open'],
    ['dressage', 'End', 'trail'],
    ['trail', 'Home', 'dressage'],
    // A mega menu, through its columns.
    ['goods-open', 'ArrowDown', 'one'],
    ['two', 'ArrowDown', 'three'],
    ['three', 'ArrowUp', 'two'],
    ['three', 'ArrowDown', 'all'],
    ['all', 'ArrowUp', 'goods-open'],
  ])('%s, %s: %s', (from, key, to) => {
    expect(press(from, key)).toEqual({ to, isPrevented: true });
  });

  it('nowhere at either end', () => {
    expect(press('home', 'ArrowUp')).toEqual({ to: 'home', isPrevented: true });
    expect(press('last', 'ArrowDown')).toEqual({ to: 'last', isPrevented: true });
    expect(press('trail', 'ArrowDown')).toEqual({ to: 'trail', isPrevented: true });
  });

  it('in the reading direction', () => {
    document.getElementById('menu')?.setAttribute('style', 'direction: rtl');
    expect(press('saddles', 'ArrowLeft').to).toBe('saddles-open');
    expect(press('saddles-open', 'ArrowRight').to).toBe('saddles');
  });
});

it('goes into a submenu that has just begun to fade in', () => {
  vi.spyOn(HTMLElement.prototype, 'checkVisibility').mockImplementation(function (this: HTMLElement) {
    return this.closest('ul ul') === null;
  });
  expect(press('saddles-open', 'ArrowDown').to).toBe('dressage');
});

it.each([
  ['home', 'a', {}],
  ['home', 'Tab', {}],
  ['home', 'ArrowRight', { altKey: true }],
  ['field', 'ArrowDown', {}],
])('leaves %s, %s to the browser: %j', (from, key, init) => {
  expect(press(from, key, init)).toEqual({ to: from, isPrevented: false });
});
