import { pageRegistry } from '@stirrup/runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  closeInteractions,
  count,
  counted,
  element,
  openInteractions,
  stubBrowser,
} from '../../testing/open-interactions.ts';

const attributes = `id="source" data-interaction-id="a" data-interactions='${JSON.stringify([count('clicks')])}'`;

beforeEach(stubBrowser);
afterEach(closeInteractions);

function press(key: string, options: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options });
  return element('#source').dispatchEvent(event);
}

it('makes a button of an element with an interaction on click, and restores the markup', async () => {
  const source = await openInteractions(`<span ${attributes}>Menu</span>`);
  await vi.waitFor(() => expect(source.getAttribute('role')).toBe('button'));
  expect(source.tabIndex).toBe(0);
  expect([press('Enter'), press(' '), press(' ', { repeat: true }), press('a')]).toEqual([false, false, false, true]);
  expect([press('Enter', { ctrlKey: true }), press(' ', { altKey: true })]).toEqual([true, true]);
  expect(counted('clicks')).toBe(2);
  source.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
  press('Enter');
  expect(counted('clicks')).toBe(2);
  pageRegistry().release(source);
  expect([source.hasAttribute('role'), source.hasAttribute('tabindex')]).toEqual([false, false]);
  expect(press('Enter')).toBe(true);
});

it.each([
  ['a control', `<button ${attributes}>Menu</button>`, null, null],
  ['what is in a control', `<a href="/"><span ${attributes}>Menu</span></a>`, null, null],
  ['what has a control in it', `<div ${attributes}><a href="/">Menu</a></div>`, null, null],
  ['what the page takes out of the order', `<div tabindex="-1" ${attributes}>Menu</div>`, null, '-1'],
  ['the role of what has one', `<div role="tab" tabindex="0" ${attributes}>Menu</div>`, 'tab', '0'],
  ['the meaning of a heading', `<h3 ${attributes}>Menu</h3>`, null, '0'],
  ['what has no name', `<div ${attributes}></div>`, null, '0'],
])('ignores %s', async (_, html, role, tabindex) => {
  const source = await openInteractions(html);
  expect([source.getAttribute('role'), source.getAttribute('tabindex')]).toEqual([role, tabindex]);
});
