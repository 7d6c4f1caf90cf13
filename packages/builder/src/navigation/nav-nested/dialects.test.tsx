import { addDialect, pageRegistry } from '@stirrup/runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bringUp } from '../../testing/bring-up.ts';
import { openMenus } from '../../testing/open-menus.ts';
import { expanded, find, pressEscape } from '../../testing/open-panels.ts';
import { builderNav, NAV_ITEMS, stirrupNav } from './fixture.ts';

const nav = builderNav(NAV_ITEMS, { id: 'main' });
const classOf = (selector: string) => find(selector).className;

async function openNav(markup: unknown): Promise<void> {
  openMenus(`<main>Page</main>${markup}`);
  await bringUp();
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  pageRegistry().release(document.body);
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it('our own opens and closes in the same way', async () => {
  await openNav(stirrupNav(NAV_ITEMS, { id: 'own' }));
  const [open, close] = ['#own > button', '#own li > button[data-island="toggle"]'] as const;
  const state = () => ['data-open', 'data-closing'].map((name) => find('#own').hasAttribute(name));
  find(open).click();
  expect([...state(), document.activeElement, find('main').inert]).toEqual([true, false, find(close), true]);
  find(close).click();
  expect([...state(), document.activeElement, ...expanded(open, close)]).toEqual([
    true,
    true,
    find(open),
    'false',
    'false',
  ]);
  await vi.waitFor(() => expect(state()).toEqual([false, false]));
});

it('works in a theme’s dialect', async () => {
  openMenus(
    `<main>Page</main><nav class="bar"><b class="burger">Menu</b><div class="list"><a href="/">Home</a></div></nav>`,
  );
  addDialect('nav-nested', 'theme', ['.bar'], {
    parts: { items: '.list' },
    states: { open: 'is-out', closing: 'is-going' },
  });
  addDialect('toggle', 'theme', ['.burger'], { states: { active: 'is-pressed' } });
  await bringUp();
  find('.burger').click();
  expect([classOf('.bar'), classOf('.burger'), find('main').inert]).toEqual(['bar is-out', 'burger is-pressed', true]);
  pressEscape();
  expect([classOf('.bar'), classOf('.burger')]).toEqual(['bar is-out is-going', 'burger']);
  await vi.waitFor(() => expect(classOf('.bar')).toBe('bar'));
});

it.each([
  ['the builder’s', nav, '#brxe-maint'],
  ['our own', stirrupNav(NAV_ITEMS, { id: 'own', isMultilevel: true, backText: 'Up' }), '#own > button'],
])('restores %s markup when it is released while open', async (_, printed, open) => {
  await openNav(printed);
  find(open).click();
  pageRegistry().release(document.body);
  const plain = ({ innerHTML }: Element) => innerHTML.replaceAll(/ (style|class)=""| data-island-state="\w+"/g, '');
  const restored = plain(document.body);
  find('main').nextElementSibling?.remove();
  find('main').insertAdjacentHTML('afterend', String(printed));
  expect(restored).toBe(plain(document.body));
});
