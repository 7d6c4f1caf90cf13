import { afterEach, expect, it, vi } from 'vitest';
import { forgetTooltip, placeTooltip } from './place-tooltip.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** An item of 40 × 40 px, whose tooltip is 120 px wide and 40 px high with its arrow, in a window of 390 px. */
function openItem(left: number, top: number): HTMLElement {
  // There are no pseudo-elements in happy-dom.
  const measure = (_: Element, part: string) => ({ width: part === '::before' ? '120px' : '10px', height: '20px' });
  vi.stubGlobal('getComputedStyle', measure);
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(390);
  const item = document.createElement('li');
  vi.spyOn(item, 'getBoundingClientRect').mockReturnValue(new DOMRect(left, top, 40, 40));
  return item;
}

it.each([
  ['at the left edge', 0, 300, '42px', ''],
  ['at the right edge', 350, 300, '-42px', ''],
  ['with room', 150, 300, '0px', ''],
  ['below the upper edge', 150, 41, '0px', 'wvs-tooltip-position-bottom'],
  ['just low enough', 150, 42, '0px', ''],
])('moves a tooltip into the window, and forgets it: %s', (_, left, top, shift, placed) => {
  const item = openItem(left, top);
  placeTooltip(item);
  expect([item.style.getPropertyValue('--horizontal-position'), item.className]).toEqual([shift, placed]);
  forgetTooltip(item);
  expect([item.className, item.hasAttribute('style')]).toEqual(['', false]);
});
