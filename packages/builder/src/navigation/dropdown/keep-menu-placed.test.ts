import { pageRegistry } from '@stirrup/runtime';
import { afterEach, expect, it, vi } from 'vitest';
import { openMenus, resizeMenus } from '../../testing/open-menus.ts';
import { builderNav } from '../nav-nested/fixture.ts';
import { builderDropdown, MEGA_PANEL, SADDLES } from './fixture.ts';

const PLACED = 'brx-submenu-positioned';
const OVERFLOW = /brx-sub(-sub)?menu-overflow-right/;
const GOODS = { title: 'Goods', panel: MEGA_PANEL, settings: { 'data-mega-menu': 'main' } };

const contents = () => [...document.querySelectorAll<HTMLElement>('.brx-dropdown-content')];
const placed = () => contents().map(({ classList }) => classList.contains(PLACED));
/** The code comes first, and under load that takes long. */
const areAll = (isPlaced: boolean) => vi.waitFor(() => expect(new Set(placed())).toEqual(new Set([isPlaced])));

/** Begins one item of a menu, as a pointer near it does; the others sleep. */
async function comeNear(): Promise<void> {
  const menu = builderNav([SADDLES, GOODS], { id: 'main' });
  openMenus(`<main>${menu}</main><ul>${builderDropdown({ ...SADDLES, title: 'Elsewhere' })}</ul>`);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  pageRegistry().find(document);
  const [item] = document.querySelectorAll('.brxe-dropdown');
  await Promise.all((item ? pageRegistry().claimsOf(item) : []).map((claim) => claim.begin()));
}

afterEach(() => {
  pageRegistry().release(document.body);
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('places the closed submenus of the menu, whose islands sleep, and restores them', async () => {
  await comeNear();
  const elsewhere = contents().at(-2);
  const printed = document.body.innerHTML.replace(/ data-island-state="\w+"/g, '');
  await vi.waitFor(() => expect(placed()).toEqual([true, true, true, false, false]));
  expect([...document.querySelectorAll('[data-island-state="ready"]')]).toHaveLength(1);
  expect(elsewhere?.hasAttribute('style')).toBe(false);
  pageRegistry().release(document.body);
  expect(document.body.innerHTML).toBe(printed);
});

it('measures all of them before it moves the first', async () => {
  const moved: string[][] = [];
  vi.spyOn(document.body, 'clientWidth', 'get').mockReturnValue(1000);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(() => {
    moved.push(contents().flatMap(({ className }) => OVERFLOW.exec(className)?.[0] ?? []));
    return new DOMRect(900, 0, 200, 50);
  });
  await comeNear();
  await vi.waitFor(() => expect(contents()[0]?.className).toMatch(OVERFLOW));
  expect(moved.length).toBeGreaterThan(2);
  expect(moved.flat()).toEqual([]);
  expect(contents().map(({ className }) => OVERFLOW.exec(className)?.[0])).toEqual([
    'brx-submenu-overflow-right',
    'brx-sub-submenu-overflow-right',
    undefined,
    undefined,
    undefined,
  ]);
});

it('hides them as soon as the page gets another width, and places them again', async () => {
  await comeNear();
  await vi.waitFor(() => expect(placed()[2]).toBe(true));
  resizeMenus();
  expect(placed()[2]).toBe(true);
  vi.spyOn(document.body, 'clientWidth', 'get').mockReturnValue(500);
  resizeMenus();
  await areAll(false);
  await vi.waitFor(() => expect(placed().slice(0, 3)).toEqual([true, true, true]));
});

it('hides them when text that has grown makes the page wider than the viewport, and places them again', async () => {
  await comeNear();
  await vi.waitFor(() => expect(placed()[2]).toBe(true));
  const isWide = vi.spyOn(document.documentElement, 'scrollWidth', 'get').mockReturnValue(2000);
  resizeMenus();
  await areAll(false);
  isWide.mockReturnValue(0);
  await vi.waitFor(() => expect(placed().slice(0, 3)).toEqual([true, true, true]));
});

it('gives no place to one that the page does not display', async () => {
  const told = vi.fn();
  document.addEventListener('bricks/megamenu/repositioned', told);
  await comeNear();
  const [, , mega] = contents();
  if (mega) mega.style.display = 'none';
  await vi.waitFor(() => expect(placed()[2]).toBe(true));
  expect([told.mock.calls.length, mega?.style.minWidth]).toEqual([0, '']);
  document.removeEventListener('bricks/megamenu/repositioned', told);
});
