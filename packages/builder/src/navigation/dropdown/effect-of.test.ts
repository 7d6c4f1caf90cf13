import { afterEach, expect, it, vi } from 'vitest';
import { effectOf } from './effect-of.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const CLOSED = { isOpen: false, isPinned: false, isInDrawer: false };
const HOVERED = { isOpen: true, isPinned: false, isInDrawer: false };
const PINNED = { isOpen: true, isPinned: true, isInDrawer: false };
const mouse = { detail: 1, pointerType: 'mouse' };
const touch = { detail: 1, pointerType: 'touch' };
const key = { detail: 0, pointerType: '' };
const opens = { opens: true, isConsumed: false };
const closes = { opens: false, isConsumed: false };
const opensFirst = { opens: true, isConsumed: true };
const nothing = {};

/** A tap in a browser that does not say so: nothing can hover there. */
const unnamedTouch = { detail: 1, pointerType: '', hovers: false };
it.each([
  ['hover', 'button', mouse, HOVERED, nothing],
  ['hover', 'button', mouse, CLOSED, { opens: true }],
  ['hover', 'a', mouse, CLOSED, nothing],
  ['hover', 'button', key, CLOSED, { opens: true }],
  ['hover', 'button', key, HOVERED, { opens: false }],
  ['hover', 'a', key, CLOSED, nothing],
  ['hover', 'i', key, CLOSED, { opens: true }],
  ['hover', 'a', touch, CLOSED, opensFirst],
  ['hover', 'a', touch, PINNED, closes],
  ['hover', 'a', unnamedTouch, CLOSED, opensFirst],
  ['hover', 'button', unnamedTouch, PINNED, closes],
  ['hover', 'button', { ...mouse, hovers: false }, HOVERED, nothing],
  ['hover', 'button', { ...key, hovers: false }, HOVERED, { opens: false }],
  ['hover', 'button', touch, CLOSED, opens],
  ['hover', 'span', touch, CLOSED, opens],
  ['click', 'button', mouse, CLOSED, opens],
  ['click', 'button', mouse, PINNED, closes],
  ['click', 'a', mouse, CLOSED, opens],
  ['click', 'a', touch, CLOSED, opensFirst],
  ['both', 'button', mouse, HOVERED, opens],
  ['both', 'button', mouse, PINNED, closes],
  ['hover', 'a', mouse, { ...CLOSED, isInDrawer: true }, opensFirst],
  ['hover', 'a', mouse, { ...PINNED, isInDrawer: true }, closes],
  ['hover', 'a', key, { ...CLOSED, isInDrawer: true }, nothing],
] as const)('%s, a click on %s by %o while %o: %o', (mode, selector, by, state, effect) => {
  vi.stubGlobal('matchMedia', () => ({ matches: 'hovers' in by }));
  document.body.innerHTML = '<li><a href="/"></a><a href="#"><i></i></a><span></span><button></button></li>';
  const toggle = document.querySelector('button');
  const target = document.querySelector(selector);
  if (!toggle || !target) throw new Error('no row');
  const event = new PointerEvent('click', { ...by, bubbles: true });
  let found = {};
  target.addEventListener('click', () => {
    found = effectOf(event, { mode, ...state, toggle });
  });
  target.dispatchEvent(event);
  expect(found).toEqual(effect);
});
