import { afterEach, expect, it, vi } from 'vitest';
import { placeSubmenus } from './place-submenus.ts';
import type { Level, Submenu } from './submenu.ts';

const STATES = { overflows: 'back', overflowsDeeper: 'back' };

/** Places a submenu in a window of 400 px; the item and its submenu lie between these positions. */
function place(level: Level, row: readonly [number, number], box: readonly [number, number], position = 'absolute') {
  const [item, content] = [document.createElement('li'), document.createElement('ul')];
  content.style.position = position;
  const lay = (element: Element, [left, right]: readonly [number, number]) =>
    vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(left, 0, right - left, 20));
  lay(item, row);
  lay(content, box);
  item.append(content);
  document.body.append(item);
  vi.spyOn(document.body, 'clientWidth', 'get').mockReturnValue(400);
  const { signal } = new AbortController();
  const submenu: Submenu = {
    item,
    content,
    level,
    states: STATES,
    signal,
    static: false,
    megaMenu: '',
    megaMenuVertical: '',
  };
  placeSubmenus([submenu]);
  const { left, right, minWidth } = content.style;
  return { isBack: content.classList.contains('back'), left, right, minWidth };
}

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

it('leaves one in the page’s flow as wide as its place', () => {
  expect(place('first', [20, 90], [20, 520], 'static')).toEqual({ isBack: false, left: '', right: '', minWidth: '' });
});

it.each([
  ['fits', 'first', [100, 180], [100, 250], { isBack: false, left: '', right: '' }],
  ['ends with its item instead of beyond the viewport', 'first', [300, 380], [300, 450], { isBack: true, left: '' }],
  ['ends with the viewport where its item begins too near', 'first', [60, 140], [60, 410], { left: '-10px' }],
  ['lies on the other side of its item', 'deeper', [200, 350], [350, 480], { isBack: true, left: '' }],
  ['ends with the viewport where no side has room', 'deeper', [112, 270], [270, 462], { left: '96px', right: 'auto' }],
  [
    'is as wide as the viewport where it is wider',
    'first',
    [20, 90],
    [20, 520],
    { left: '-20px', right: 'auto', minWidth: '400px' },
  ],
  [
    'begins with the viewport where it is wider, from right to left',
    'first',
    [300, 380],
    [-120, 380],
    { left: '-300px' },
  ],
  ['begins with its item from right to left', 'first', [20, 90], [-60, 90], { left: '0px', right: 'auto' }],
  ['begins with the viewport where that ends beyond it', 'first', [300, 340], [-10, 340], { left: '-300px' }],
  [
    'goes to the right of its item from right to left',
    'deeper',
    [20, 120],
    [-80, 20],
    { left: '100px', right: 'auto' },
  ],
  ['begins with the viewport where the right has no room', 'deeper', [120, 280], [-70, 120], { left: '-120px' }],
] as const)('%s (%s)', (_, level, row, box, expected) => {
  expect(place(level, row, box)).toMatchObject({ isBack: false, ...expected });
});
