import { shownOverlays } from '@stirrup/overlays';
import { pageRegistry, start } from '@stirrup/runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settle } from '../../../../../fixtures/stub-shop.ts';
import { bringUp } from '../../testing/bring-up.ts';
import { closePage, openIsland, the } from '../../testing/open-island.ts';
import { dropdown } from '../dropdown/island.ts';
import { shownDrawers } from '../menus/shown-drawers.ts';
import { builderNavMenu, MENU, stirrupNavMenu } from './fixture.ts';
import { navMenu } from './island.ts';

let resized: (() => void)[] = [];

beforeEach(() => {
  resized = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(notify: () => void) {
        resized.push(notify);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  closePage();
  vi.unstubAllGlobals();
});

const toggle = () => the('[data-part="menu-toggle"], .bricks-mobile-menu-toggle');
const menu = () => the('[data-part="menu"], .bricks-mobile-menu-wrapper');
const isOpen = () => [toggle().getAttribute('aria-expanded'), shownDrawers().has(menu()), shownOverlays().get().length];
const OPEN = ['true', true, 1];
const CLOSED = ['false', false, 0];
const press = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

describe.each([
  [
    'builder’s',
    (items = MENU) => builderNavMenu(items),
    (root: HTMLElement) => root.classList.contains('show-mobile-menu'),
  ],
  ['our own', (items = MENU) => stirrupNavMenu(items), (root: HTMLElement) => root.hasAttribute('data-open')],
] as const)('in %s markup', (_, markup, shows) => {
  it('opens and closes its mobile menu by the button', async () => {
    const [root = document.body] = await openIsland(navMenu, markup());
    toggle().focus();
    toggle().click();
    expect([...isOpen(), shows(root)]).toEqual([...OPEN, true]);
    expect([menu().getAttribute('aria-label'), menu().contains(document.activeElement)]).toEqual(['Menu', true]);
    toggle().click();
    expect([...isOpen(), shows(root), document.activeElement === toggle()]).toEqual([...CLOSED, false, true]);
  });

  it('closes by Escape, by a click beside it, and by a link to a place on the page', async () => {
    await openIsland(navMenu, `${markup()}<p id="care">Care</p>`);
    const open = () => toggle().click();
    open();
    press('Escape');
    expect([...isOpen(), document.activeElement === toggle()]).toEqual([...CLOSED, true]);
    open();
    document.body.click();
    expect(isOpen()).toEqual(CLOSED);
    open();
    const link = menu().querySelector<HTMLElement>('[href="#care"]');
    link?.dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }));
    expect(isOpen()).toEqual(OPEN);
    link?.click();
    expect(isOpen()).toEqual(CLOSED);
  });

  it('stays open for the tap that opens a submenu, whose link leads to a place on the page', async () => {
    const items = MENU.map((item) => ({ ...item, href: '#care' }));
    await openIsland(navMenu, String(markup(items)));
    start(dropdown);
    await bringUp();
    toggle().click();
    const button = menu().querySelector('button');
    const link = button?.parentElement?.querySelector('a');
    const tap = () => {
      link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
      return [...isOpen(), button?.getAttribute('aria-expanded')];
    };
    expect(tap()).toEqual([...OPEN.slice(0, 2), 2, 'true']);
    expect(tap()).toEqual([...CLOSED, 'false']);
  });

  it('closes at the width at which it is not needed', async () => {
    await openIsland(navMenu, markup());
    toggle().click();
    for (const notify of resized) notify();
    expect(isOpen()).toEqual(OPEN);
    vi.spyOn(toggle(), 'checkVisibility').mockReturnValue(false);
    for (const notify of resized) notify();
    expect(isOpen()).toEqual(CLOSED);
  });

  it('closes with its submenus at the width at which it is not needed', async () => {
    await openIsland(navMenu, String(markup()));
    start(dropdown);
    await bringUp();
    toggle().click();
    const button = menu().querySelector('button');
    button?.click();
    expect([...isOpen(), button?.getAttribute('aria-expanded')]).toEqual([...OPEN.slice(0, 2), 2, 'true']);
    vi.spyOn(toggle(), 'checkVisibility').mockReturnValue(false);
    for (const notify of resized) notify();
    expect([...isOpen(), button?.getAttribute('aria-expanded')]).toEqual([...CLOSED, 'false']);
  });

  it('follows other code that opens and closes it', async () => {
    const [root = document.body] = await openIsland(navMenu, markup());
    const change = (isNow: boolean) => {
      if (root.matches('.brxe-nav-menu')) root.classList.toggle('show-mobile-menu', isNow);
      else root.toggleAttribute('data-open', isNow);
      return settle();
    };
    await change(true);
    expect(isOpen()).toEqual(OPEN);
    await change(false);
    expect(isOpen()).toEqual(CLOSED);
  });

  it('moves the focus by arrow keys', async () => {
    await openIsland(navMenu, markup());
    the('[href="/"]').focus();
    press('ArrowRight');
    expect(document.activeElement?.textContent).toBe('Saddles');
  });

  it('frees the page when it is removed', async () => {
    await openIsland(navMenu, markup());
    toggle().click();
    pageRegistry().release(document.body);
    expect([...isOpen(), menu().hasAttribute('aria-label')]).toEqual([...CLOSED, false]);
  });
});

it('tells on the builder’s button what it does, and keeps an author’s own label', async () => {
  await openIsland(navMenu, builderNavMenu(MENU));
  toggle().click();
  expect(toggle().getAttribute('aria-label')).toBe('Close mobile menu');
  toggle().click();
  expect(toggle().getAttribute('aria-label')).toBe('Open mobile menu');
  closePage();
  await openIsland(navMenu, String(builderNavMenu(MENU)).replace('Open mobile menu', 'Our departments'));
  toggle().click();
  expect(toggle().getAttribute('aria-label')).toBe('Our departments');
});

it('says that its button opens no menu of controls', async () => {
  await openIsland(navMenu, builderNavMenu(MENU));
  expect(toggle().hasAttribute('aria-haspopup')).toBe(false);
  pageRegistry().release(document.body);
  expect(toggle().getAttribute('aria-haspopup')).toBe('true');
});

it('takes over a mobile menu that is open already', async () => {
  await openIsland(
    navMenu,
    String(builderNavMenu(MENU)).replace('class="brxe-nav-menu"', 'class="brxe-nav-menu show-mobile-menu"'),
  );
  await settle();
  expect(isOpen()).toEqual(OPEN);
});

it('leaves a menu without a mobile menu alone', async () => {
  await openIsland(
    navMenu,
    '<div class="brxe-nav-menu"><nav><ul><li><a href="/a">A</a></li><li><a href="/b">B</a></li></ul></nav></div>',
  );
  the('a').focus();
  press('End');
  expect(document.activeElement?.textContent).toBe('B');
});
