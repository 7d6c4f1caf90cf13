import { addDialect, pageRegistry } from '@stirrup/runtime';
import { afterEach, expect, it, vi } from 'vitest';
import { bringUp } from '../../testing/bring-up.ts';
import { openMenus, resizeMenus } from '../../testing/open-menus.ts';
import { find } from '../../testing/open-panels.ts';
import { builderItem, SADDLES, stirrupItem } from '../dropdown/fixture.ts';
import { builderNav, NAV_ITEMS, stirrupNav } from './fixture.ts';

afterEach(() => {
  pageRegistry().release(document.body);
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const ROW = 'li:has(> .brxe-toggle)';
const dropdowns = (selector: string, ...names: string[]) =>
  [...document.querySelectorAll(selector)].map((dropdown) => names.map((name) => dropdown.getAttribute(name)));
const isAsleep = () => expect(find('nav').dataset['islandState']).toBe('claimed');

it('hides the row of a toggle that is not displayed, as long as it is not, and restores it', async () => {
  openMenus(`<style>.narrow-only { display: none }</style>${builderNav(NAV_ITEMS, { id: 'main' })}`);
  find('#brxe-mainx').classList.add('narrow-only');
  await vi.waitFor(() => expect(find(ROW).style.display).toBe('none'));
  isAsleep();
  find('#brxe-mainx').classList.remove('narrow-only');
  resizeMenus();
  expect(find(ROW).style.display).toBe('');
  find('#brxe-mainx').classList.add('narrow-only');
  resizeMenus();
  expect(find(ROW).style.display).toBe('none');
  pageRegistry().release(document.body);
  expect(find(ROW).style.display).toBe('');
});

it('leaves rows that stand without their toggle, and the list itself', async () => {
  const standing = '<li class="brx-toggle-div"><button class="brxe-toggle" style="display: none"></button></li>';
  const bare = '<button class="brxe-toggle" style="display: none"></button>';
  openMenus(
    `<nav class="brxe-nav-nested"><ul class="brx-nav-nested-items">${standing}${bare}<li id="row">${bare}</li></ul></nav>`,
  );
  await vi.waitFor(() => expect(find('#row').style.display).toBe('none'));
  expect([find('.brx-toggle-div').style.display, find('ul').style.display]).toEqual(['', '']);
});

it('marks all dropdowns of a menu with several levels, later ones, too, and restores them', async () => {
  const markup = builderNav([SADDLES, { ...SADDLES, settings: { 'data-toggle': 'both', 'data-back-text': 'Up' } }], {
    id: 'main',
    isMultilevel: true,
    backText: 'Go back',
  });
  openMenus(`${builderNav([SADDLES], { id: 'other' })}${markup}`);
  const printed = dropdowns('.brxe-dropdown', 'class', 'data-toggle', 'data-back-text');
  const marked = ['brxe-dropdown brx-has-multilevel', 'click', 'Go back'];
  const inMenu = () => dropdowns('.multilevel .brxe-dropdown', 'class', 'data-toggle', 'data-back-text');
  await vi.waitFor(() => expect(inMenu()).toEqual(Array.from({ length: 4 }, () => marked)));
  isAsleep();
  expect(dropdowns('#brxe-other .brxe-dropdown', 'class')).toEqual([['brxe-dropdown'], ['brxe-dropdown']]);
  find('.multilevel ul').insertAdjacentHTML('beforeend', String(builderItem(SADDLES)));
  await vi.waitFor(() => expect(inMenu()).toEqual(Array.from({ length: 6 }, () => marked)));
  pageRegistry().release(document.body);
  expect(dropdowns('.brxe-dropdown', 'class', 'data-toggle', 'data-back-text').slice(0, 6)).toEqual(printed);
});

it('tells the buttons of its dropdowns apart, later ones, too, and restores their names', async () => {
  const printed = (title: string) =>
    String(builderItem({ ...SADDLES, title })).replaceAll(/aria-label="[^"]*"/g, 'aria-label="Toggle dropdown"');
  const names = () => dropdowns('.brx-submenu-toggle > button', 'aria-label').flat();
  openMenus(
    `<nav class="brxe-nav-nested"><ul class="brx-nav-nested-items">${printed('Saddles')}${builderItem(SADDLES)}</ul></nav>`,
  );
  const named = ['Toggle dropdown: Saddles', 'Toggle dropdown: Jumping', 'Saddles: submenu', 'Jumping: submenu'];
  await vi.waitFor(() => expect(names()).toEqual(named));
  isAsleep();
  find('.brx-nav-nested-items').insertAdjacentHTML('beforeend', printed('Care'));
  await vi.waitFor(() => expect(names().slice(4)).toEqual(['Toggle dropdown: Care', 'Toggle dropdown: Jumping']));
  find('.brx-submenu-toggle a').textContent = 'Sättel';
  await vi.waitFor(() => expect(names()[0]).toBe('Toggle dropdown: Sättel'));
  pageRegistry().release(document.body);
  expect(names().slice(0, 2)).toEqual(['Toggle dropdown', 'Toggle dropdown']);
});

it('marks those of our own menu, and of a theme’s, by their own names', async () => {
  openMenus(stirrupNav([SADDLES], { id: 'own', isMultilevel: true }));
  await vi.waitFor(() =>
    expect(dropdowns('[data-island="dropdown"]', 'data-multilevel', 'data-back-text')).toEqual([
      ['', null],
      ['', null],
    ]),
  );
  document.body.innerHTML = `<nav class="bar deep">${stirrupItem(SADDLES)}</nav>`;
  addDialect('nav-nested', 'deep', ['.bar'], { parts: {}, states: { multilevel: 'deep' } });
  await vi.waitFor(() => expect(dropdowns('.bar > li', 'data-multilevel')).toEqual([['']]));
});

it('has its own text for the way back, although its dropdowns came first', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  openMenus(
    `<nav class="brxe-nav-nested" data-back-text="Go back"><ul class="brx-nav-nested-items">${builderItem(SADDLES)}</ul></nav>`,
  );
  await bringUp();
  // As its stand-in does, whenever that comes.
  for (const dropdown of document.querySelectorAll('.brxe-dropdown')) dropdown.classList.add('brx-has-multilevel');
  for (const title of ['Saddles', 'Jumping']) find(`[aria-label="${title}: submenu"]`).click();
  expect(find('.brx-multilevel-back').textContent).toBe('Go back');
});

it('takes over from its stand-in what that has done, once', async () => {
  openMenus(builderNav([SADDLES], { id: 'main', isMultilevel: true }));
  await vi.waitFor(() => expect(find('.brxe-dropdown').className).toContain('brx-has-multilevel'));
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(find('ul'), { attributes: true, subtree: true, attributeFilter: ['class', 'style'] });
  for (const claim of pageRegistry().claimsOf(find('nav'))) await claim.begin();
  await vi.waitFor(() => expect(find('nav').dataset['islandState']).toBe('ready'));
  observer.disconnect();
  expect(changes.filter(({ target }) => target === find('.brxe-dropdown'))).toEqual([]);
  expect(find('.brxe-dropdown').className).toBe('brxe-dropdown brx-has-multilevel');
});
