import { addDialect, pageRegistry, start } from '@stirrup/runtime';
import { afterEach, expect, test, vi } from 'vitest';
import { builderSlideMenu, burger, stirrupSlideMenu } from './fixture.ts';
// Imported up front, so that no test waits for it.
import './slide-menu.tsx';
import { slideMenu } from './island.ts';

/** Makes slides instant, because happy-dom has no layout. */
vi.stubGlobal('matchMedia', () => ({ matches: true }));

afterEach(async () => {
  document.body.replaceChildren();
  await new Promise((resolve) => setTimeout(resolve));
});

async function openMenu(markup: unknown): Promise<HTMLElement> {
  document.body.innerHTML = String(markup);
  start(slideMenu);
  const menu = document.querySelector('nav');
  if (!menu) throw new Error('The markup has no menu.');
  await vi.waitFor(() => expect(menu.dataset['islandState']).toBe('ready'));
  await vi.dynamicImportSettled();
  return menu;
}

function named(name: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>('nav button, nav a')].find(
    (element) => (element.getAttribute('aria-label') ?? element.textContent) === name,
  );
  if (!found) throw new Error(`No "${name}" in ${document.body.innerHTML}`);
  return found;
}

const isShown = (name: string) => {
  const item = named(name).closest('li');
  const shut = item?.parentElement?.closest('ul[style*="none"], nav[style*="none"]');
  return shut === null;
};

test('buttons open sub-menus, and shut their siblings, but not those inside', async () => {
  await openMenu(stirrupSlideMenu());
  expect([isShown('Dressage'), isShown('Buckets')]).toEqual([false, false]);
  named('Toggle sub menu: Saddles').click();
  named('Toggle sub menu: Jumping').click();
  expect([isShown('Dressage'), isShown('Close contact')]).toEqual([true, true]);
  named('Toggle sub menu: Stable').click();
  expect([isShown('Dressage'), isShown('Buckets')]).toEqual([false, true]);
  expect(named('Toggle sub menu: Saddles').getAttribute('aria-expanded')).toBe('false');
  named('Toggle sub menu: Saddles').click();
  expect(isShown('Close contact')).toBe(true);
});

test('buttons of items without an address are named by their words', async () => {
  const group = (heading: string) => `<li>${heading}<ul><li><a href="/boots/">Boots</a></li></ul></li>`;
  await openMenu(
    `<nav data-island="slide-menu"><ul>${group('<a>Riding</a>')}${group('<div><span>Stable</span></div>')}${group('Yard <button data-part="toggle">▾</button>')}</ul></nav>`,
  );
  expect(named('Toggle sub menu: Riding')).toBeDefined();
  expect(named('Toggle sub menu: Stable')).toBeDefined();
  expect(named('Toggle sub menu: Yard').textContent).toBe('▾');
});

test('a menu of the plugin is left to its script', async () => {
  const menu = await openMenu(`<script type="text/plain" id="x-slide-menu-js"></script>${builderSlideMenu('abc123')}`);
  expect(menu.querySelector('button, [style]')).toBeNull();
});

test('a link to a place on this page opens its sub-menu, any other link is followed', async () => {
  await openMenu(stirrupSlideMenu());
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  named('Stable').dispatchEvent(event);
  expect([isShown('Buckets'), event.defaultPrevented]).toEqual([true, true]);
  const isFollowed = vi.fn((click: MouseEvent) => {
    const isPrevented = click.defaultPrevented;
    click.preventDefault();
    return !isPrevented;
  });
  document.addEventListener('click', isFollowed, { once: true });
  named('Saddles').click();
  expect(isFollowed).toHaveReturnedWith(true);
  expect(isShown('Dressage')).toBe(false);
});

test('sub-menus that lead to the current page are open if the author wants it', async () => {
  await openMenu(builderSlideMenu('abc123', { maybeExpandActive: true }));
  expect([isShown('Fly masks'), isShown('Dressage')]).toEqual([true, false]);
});

test('the sub-menu of the current page itself stays shut', async () => {
  const item = '<a href="/saddles/" aria-current="page">Saddles</a><ul><li><a href="/dressage/">Dressage</a></li></ul>';
  await openMenu(`<nav data-x-slide-menu='{"maybeExpandActive":true}'><ul><li>${item}</li></ul></nav>`);
  expect(isShown('Dressage')).toBe(false);
});

test('a link keeps the focus when the menu comes up, and when it is released', async () => {
  const opened = openMenu(stirrupSlideMenu());
  const link = named('Saddles');
  link.focus();
  await opened;
  expect([link.nextElementSibling?.localName, document.activeElement]).toEqual(['button', link]);
  pageRegistry().release(document.body);
  await vi.waitFor(() => expect(document.querySelector('nav button')).toBeNull());
  expect(document.activeElement).toBe(link);
});

test('a trigger, functions of the page, Escape and a link to a place open and shut the menu, with events', async () => {
  const menu = await openMenu(`${burger('burger')}${builderSlideMenu('abc123', { clickSelector: '.burger' })}`);
  const emitted: string[] = [];
  for (const type of ['expand', 'collapse']) menu.addEventListener(`x_slide_menu:${type}`, () => emitted.push(type));
  const trigger = document.querySelector<HTMLElement>('.burger');
  expect(menu.style.display).toBe('none');
  // For a new tab, if it is a link.
  trigger?.dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }));
  expect(menu.style.display).toBe('none');
  trigger?.click();
  expect([menu.style.display, trigger?.getAttribute('aria-expanded')]).not.toContain('none');
  expect([trigger?.getAttribute('aria-expanded'), menu.className]).toEqual([
    'true',
    'brxe-xslidemenu x-slide-menu_open',
  ]);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
  expect(emitted).toEqual(['expand']);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  Reflect.get(globalThis, 'xOpenSlideMenu')('abc123');
  Reflect.get(globalThis, 'xCloseSlideMenu')('abc123');
  Reflect.get(globalThis, 'bricksextras').slidemenu.toggle({ target: menu });
  named('Opening times').click();
  expect(emitted).toEqual(['expand', 'collapse', 'expand', 'collapse', 'expand', 'collapse']);
});

test('functions of the page shut and open a menu without a trigger, which is restored on release', async () => {
  const menu = await openMenu(builderSlideMenu('abc123'));
  const toggle = () => Reflect.get(globalThis, 'bricksextras').slidemenu.toggle({ target: menu });
  const seen: string[] = [];
  for (const act of [toggle, toggle, () => Reflect.get(globalThis, 'xCloseSlideMenu')('abc123')]) {
    act();
    seen.push(menu.style.display);
  }
  expect(seen).toEqual(['none', '', 'none']);
  pageRegistry().release(document.body);
  expect(menu.style.display).toBe('');
});

test('a trigger that is added later works, and has its attributes on first contact', async () => {
  const menu = await openMenu(stirrupSlideMenu({ clickSelector: '#later' }));
  document.body.insertAdjacentHTML('beforeend', '<span id="later">Menu</span>');
  const later = document.querySelector<HTMLElement>('#later');
  later?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(['role', 'tabindex', 'aria-expanded', 'aria-controls'].map((name) => later?.getAttribute(name))).toEqual([
    'button',
    '0',
    'false',
    menu.id,
  ]);
  later?.click();
  expect(menu.classList.contains('x-slide-menu_open')).toBe(true);
});

test('an invalid selector keeps the menu as it is, and warns', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const menu = await openMenu(stirrupSlideMenu({ clickSelector: 'a[' }));
  expect(menu.style.display).toBe('');
  expect(warn.mock.calls.flat().join(' ')).toContain('a[');
  warn.mockRestore();
});

test.each([
  ['our own', stirrupSlideMenu({ clickSelector: '.burger', maybeExpandActive: true })],
  ['the plugin’s', builderSlideMenu('abc123', { clickSelector: '.burger' })],
])('restores %s markup when it is released', async (_, markup) => {
  const printed = `${burger('burger')}${markup}`;
  const menu = await openMenu(printed);
  document.querySelector<HTMLElement>('.burger')?.click();
  menu.remove();
  await vi.waitFor(() => expect(menu.querySelector('[aria-expanded]')).toBeNull());
  await new Promise((resolve) => setTimeout(resolve));
  menu.removeAttribute('data-island-state');
  document.body.append(menu);
  expect(document.body.innerHTML.replace(/ (style|class)=""/g, '').replace(/ data-island-state="\w+"/, '')).toBe(
    printed,
  );
});

test('works in a theme’s dialect', async () => {
  const entry = (name: string, inside = '') =>
    `<div class="entry${name === 'Stable' ? ' is-here' : ''}"><a class="way" href="/${name}/">${name}</a>${inside}</div>`;
  const more = (...entries: string[]) =>
    `<i class="more" tabindex="0">+</i><div class="below">${entries.join('')}</div>`;
  const markup = `<nav class="theme-menu" data-opener=".burger">${entry('Saddles', more(entry('Dressage')))}${entry('Stable', more(entry('Buckets')))}</nav>`;
  document.body.innerHTML = `<button class="burger">Menu</button>${markup}`;
  const printed = document.body.innerHTML;
  start(slideMenu);
  addDialect('slide-menu', 'theme', ['.theme-menu'], {
    parts: { item: '.entry', subMenu: '.below', link: '.way', toggle: '.more', current: '.is-here' },
    states: { open: 'is-out' },
    options: { clickSelector: 'data-opener', maybeExpandActive: 'data-unset' },
  });
  const menu = document.querySelector<HTMLElement>('.theme-menu');
  await vi.waitFor(() => expect(menu?.dataset['islandState']).toBe('ready'));
  const toggles = [...document.querySelectorAll<HTMLElement>('.more')];
  const seen = () => [
    toggles.map((toggle) => toggle.getAttribute('aria-expanded')),
    [...document.querySelectorAll<HTMLElement>('.below')].map(({ style }) => style.display !== 'none'),
  ];
  expect([menu?.style.display, ...seen()]).toEqual(['none', ['false', 'false'], [false, false]]);
  document.querySelector<HTMLElement>('.burger')?.click();
  expect([menu?.style.display, menu?.className]).toEqual(['', 'theme-menu is-out']);
  toggles[0]?.click();
  toggles[1]?.click();
  expect(seen()).toEqual([
    ['false', 'true'],
    [false, true],
  ]);
  expect(toggles.map((toggle) => toggle.getAttribute('aria-label'))).toEqual([
    'Toggle sub menu: Saddles',
    'Toggle sub menu: Stable',
  ]);
  pageRegistry().release(document.body);
  expect(document.body.innerHTML.replaceAll(/ (style|data-island-state)=""/g, '')).toBe(printed);
});
