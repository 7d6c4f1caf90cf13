import { shownOverlays } from '@stirrup/overlays';
import { pageRegistry } from '@stirrup/runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settle } from '../../../../../fixtures/stub-shop.ts';
import { closePage, openIsland, the } from '../../testing/open-island.ts';
import { knownDropdowns } from '../menus/known-dropdowns.ts';
import { shownDrawers } from '../menus/shown-drawers.ts';
import { builderDropdown, MEGA_PANEL, SADDLES, stirrupDropdown } from './fixture.ts';
import { dropdown } from './island.ts';
import { placing } from './placing.ts';

beforeEach(() => {
  // A pointer that hovers, in a browser that moves nothing.
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: !query.includes('none') }));
});
afterEach(() => {
  shownDrawers().clear();
  closePage();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const toggleOf = (title: string) => the(`[aria-label="${title}: submenu"]`);
const isExpanded = (title: string) => toggleOf(title).getAttribute('aria-expanded');
const item = (title: string) => toggleOf(title).closest<HTMLElement>('li, div.brxe-dropdown') ?? document.body;
const hover = (title: string, type: 'pointerenter' | 'pointerleave', pointerType = 'mouse') =>
  item(title).dispatchEvent(new PointerEvent(type, { pointerType }));
const click = (target: Element, init: PointerEventInit = {}) =>
  target.dispatchEvent(
    new PointerEvent('click', { bubbles: true, cancelable: true, detail: 1, pointerType: 'mouse', ...init }),
  );
const press = (key: string, keyCode = 0) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, keyCode, bubbles: true, cancelable: true }),
  );
/** Names the focused element: a failed comparison of elements would print the whole page. */
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.outerHTML;
const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
const clicked = { 'data-toggle': 'click' };

it('tells buttons with the builder’s one name apart by their rows, and restores that', async () => {
  const name = (label: string) => `aria-label="${label}"`;
  const saddles = String(builderDropdown(SADDLES)).replace(name('Saddles: submenu'), name('Toggle dropdown'));
  await openIsland(dropdown, saddles);
  const buttons = [...document.querySelectorAll('button')];
  const names = () => buttons.map((button) => button.getAttribute('aria-label'));
  expect(names()).toEqual(['Toggle dropdown: Saddles', 'Jumping: submenu']);
  pageRegistry().release(document.body);
  expect(names()).toEqual(['Toggle dropdown', 'Jumping: submenu']);
});

describe.each([
  ['builder’s', builderDropdown, 'open'],
  ['our own', stirrupDropdown, '[data-open]'],
] as const)('in %s markup', (_, markup, open) => {
  const shows = (title: string) =>
    open.startsWith('[') ? item(title).matches(open) : item(title).classList.contains(open);

  it('opens and closes by its button', async () => {
    await openIsland(dropdown, markup({ ...SADDLES, settings: clicked }));
    click(toggleOf('Saddles'));
    expect([isExpanded('Saddles'), shows('Saddles'), isExpanded('Jumping')]).toEqual(['true', true, 'false']);
    click(toggleOf('Jumping'));
    expect([isExpanded('Saddles'), isExpanded('Jumping')]).toEqual(['true', 'true']);
    click(toggleOf('Saddles'));
    expect([isExpanded('Saddles'), isExpanded('Jumping'), shows('Jumping')]).toEqual(['false', 'false', false]);
  });

  it('opens under the pointer, and closes a moment after it has left', async () => {
    await openIsland(dropdown, markup(SADDLES));
    hover('Saddles', 'pointerenter');
    expect(isExpanded('Saddles')).toBe('true');
    hover('Saddles', 'pointerleave');
    expect(isExpanded('Saddles')).toBe('true');
    await wait(200);
    expect(isExpanded('Saddles')).toBe('false');
  });

  it('is restored when it is removed', async () => {
    await openIsland(dropdown, markup({ ...SADDLES, settings: clicked }));
    const root = item('Saddles');
    const shown = () => root.outerHTML.replace(/ data-island-state="\w+"/g, '');
    const before = shown();
    click(toggleOf('Saddles'));
    click(toggleOf('Jumping'));
    expect(shown()).not.toBe(before);
    pageRegistry().release(document.body);
    expect(shown()).toBe(before);
  });
});

it('closes when it is removed, without the code that places it, too', async () => {
  vi.spyOn(placing, 'loaded').mockReturnValue(undefined);
  await openIsland(dropdown, builderDropdown({ ...SADDLES, settings: clicked }));
  click(toggleOf('Saddles'));
  expect([shownOverlays().get().length, knownDropdowns().size]).toEqual([1, 2]);
  pageRegistry().release(document.body);
  expect([shownOverlays().get().length, knownDropdowns().size]).toEqual([0, 0]);
});

it('closes the others that open, and an inner one with its outer one', async () => {
  await openIsland(
    dropdown,
    [builderDropdown(SADDLES), builderDropdown({ ...SADDLES, title: 'Care', settings: clicked })].join(''),
  );
  hover('Saddles', 'pointerenter');
  click(toggleOf('Care'));
  expect([isExpanded('Saddles'), isExpanded('Care')]).toEqual(['false', 'true']);
  document.body.click();
  expect(isExpanded('Care')).toBe('false');
});

it('stays open where it was pressed in the mode `both`', async () => {
  await openIsland(dropdown, builderDropdown({ ...SADDLES, settings: { 'data-toggle': 'both' } }));
  hover('Saddles', 'pointerenter');
  click(toggleOf('Saddles'));
  expect(item('Saddles').className).toBe('brxe-dropdown open active');
  hover('Saddles', 'pointerleave');
  await wait(200);
  expect(isExpanded('Saddles')).toBe('true');
  click(toggleOf('Saddles'));
  expect(item('Saddles').className).toBe('brxe-dropdown');
});

it('stays open while the focus is in it, and closes when a key takes the focus away', async () => {
  await openIsland(dropdown, `${builderDropdown(SADDLES)}<button id="after"></button>`);
  hover('Saddles', 'pointerenter');
  the('[href$="dressage"]').focus();
  hover('Saddles', 'pointerleave');
  await wait(200);
  expect(isExpanded('Saddles')).toBe('true');
  press('Tab', 9);
  the('#after').focus();
  await wait(0);
  expect([isExpanded('Saddles'), focused()]).toEqual(['false', '<button id="after"></button>']);
});

it('closes the innermost by Escape, and gives the focus to its button', async () => {
  await openIsland(dropdown, builderDropdown({ ...SADDLES, settings: clicked }));
  click(toggleOf('Saddles'));
  click(toggleOf('Jumping'));
  the('[href$="close-contact"]').focus();
  press('Escape');
  expect([isExpanded('Saddles'), isExpanded('Jumping'), focused()]).toEqual(['true', 'false', 'Jumping: submenu']);
  press('Escape');
  expect([isExpanded('Saddles'), focused()]).toEqual(['false', 'Saddles: submenu']);
});

it('leaves the focus of other places alone when the pointer leaves', async () => {
  await openIsland(dropdown, `${builderDropdown(SADDLES)}<input>`);
  hover('Saddles', 'pointerenter');
  the('input').focus();
  hover('Saddles', 'pointerleave');
  await wait(200);
  expect([isExpanded('Saddles'), focused()]).toEqual(['false', '<input>']);
});

it('opens by the first tap and follows its link by the second', async () => {
  await openIsland(dropdown, builderDropdown(SADDLES));
  const link = the('[href$="=saddles"]');
  hover('Saddles', 'pointerenter', 'touch');
  expect(isExpanded('Saddles')).toBe('false');
  expect([click(link, { pointerType: 'touch' }), isExpanded('Saddles')]).toEqual([false, 'true']);
  expect([click(link, { pointerType: 'touch' }), isExpanded('Saddles')]).toEqual([true, 'false']);
});

it('leaves a click for a new tab to the browser', async () => {
  await openIsland(dropdown, builderDropdown({ ...SADDLES, settings: clicked }));
  expect([click(the('[href$="=saddles"]'), { ctrlKey: true }), isExpanded('Saddles')]).toEqual([true, 'false']);
});

it('opens by its whole row in a drawer, and not under the pointer', async () => {
  await openIsland(dropdown, `<nav>${builderDropdown(SADDLES)}</nav>`);
  shownDrawers().add(the('nav'));
  hover('Saddles', 'pointerenter');
  expect(isExpanded('Saddles')).toBe('false');
  expect([click(the('[href$="=saddles"]')), isExpanded('Saddles')]).toEqual([false, 'true']);
});

it('marks the row of a submenu that leads to the current page, before its code has come', () => {
  document.body.innerHTML = String(builderDropdown(SADDLES));
  the('[href$="dressage"]').setAttribute('aria-current', 'page');
  dropdown.atOnce?.(item('Saddles'));
  dropdown.atOnce?.(item('Jumping'));
  const marked = [...document.querySelectorAll('.brx-submenu-toggle.aria-current')];
  expect(marked.map((row) => row === item('Saddles').firstElementChild)).toEqual([true]);
});

it.each([
  ['places a mega menu at its reference', 'absolute', ['-300px', 'auto', '900px']],
  ['leaves one in the page’s flow as it is', 'static', ['', '', '']],
])('%s, and tells it', async (_, position, place) => {
  const told = vi.fn();
  document.addEventListener('bricks/megamenu/repositioned', told, { once: true });
  await openIsland(
    dropdown,
    `<div id="wide">${builderDropdown({ title: 'Goods', panel: MEGA_PANEL, settings: { ...clicked, 'data-mega-menu': '#wide' } })}</div>`,
  );
  vi.spyOn(the('#wide'), 'getBoundingClientRect').mockReturnValue(new DOMRect(20, 0, 900, 50));
  vi.spyOn(item('Goods'), 'getBoundingClientRect').mockReturnValue(new DOMRect(320, 10, 100, 30));
  const content = the('.brx-dropdown-content');
  content.style.position = position;
  click(toggleOf('Goods'));
  await settle();
  const { left, right, minWidth } = content.style;
  expect([left, right, minWidth]).toEqual(place);
  const detail: unknown = told.mock.calls[0]?.[0].detail;
  expect(Object(detail).menuItem === item('Goods') && Object(detail).submenu === content).toBe(true);
});

it.each([
  ['beyond the end of the viewport', new DOMRect(900, 0, 200, 50), 'brx-submenu-overflow-right', ''],
  ['before its beginning', new DOMRect(-50, 0, 200, 50), '', 'left: 0px; right: auto;'],
  ['wider than it', new DOMRect(10, 0, 2000, 50), '', 'left: -10px; right: auto; min-width: 1000px;'],
])('moves a submenu %s back', async (_, rect, overflow, style) => {
  vi.spyOn(document.body, 'clientWidth', 'get').mockReturnValue(1000);
  await openIsland(dropdown, builderDropdown({ ...SADDLES, settings: clicked }));
  const content = the('.brx-dropdown-content');
  vi.spyOn(item('Saddles'), 'getBoundingClientRect').mockReturnValue(new DOMRect(rect.left, 0, 80, 50));
  vi.spyOn(content, 'getBoundingClientRect').mockReturnValue(rect);
  click(toggleOf('Saddles'));
  await settle();
  expect(content.classList.contains('brx-submenu-positioned')).toBe(true);
  expect(content.classList.contains('brx-submenu-overflow-right')).toBe(overflow !== '');
  if (style) expect(content.getAttribute('style')?.trim()).toBe(style);
});

it('leaves an item without a submenu alone', async () => {
  const roots = await openIsland(dropdown, '<li class="brxe-dropdown"><a href="/">Alone</a></li>');
  expect(roots[0]?.innerHTML).toBe('<a href="/">Alone</a>');
});
