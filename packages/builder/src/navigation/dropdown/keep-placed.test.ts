import { afterEach, expect, it, vi } from 'vitest';
import { keepPlaced } from './keep-placed.ts';
import type { Submenu } from './submenu.ts';

afterEach(() => document.body.replaceChildren());

it('measures the gap between an item and its submenu again after its transitions, until it closes', () => {
  const [item, content] = [document.createElement('li'), document.createElement('ul')];
  item.append(content);
  document.body.append(item);
  const { signal } = new AbortController();
  const submenu: Submenu = {
    item,
    content,
    level: 'first',
    states: {},
    signal,
    static: false,
    megaMenu: '',
    megaMenuVertical: '',
  };
  const opening = new AbortController();
  keepPlaced(submenu, opening.signal);
  const end = (element: Element, top: number) => {
    vi.spyOn(content, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, 50));
    element.dispatchEvent(new Event('transitionend', { bubbles: true }));
    return item.style.getPropertyValue('--brx-dropdown-height-before');
  };
  expect([end(content, 20), end(content, 8)]).toEqual(['20px', '8px']);
  opening.abort();
  expect(end(content, 20)).toBe('8px');
});
