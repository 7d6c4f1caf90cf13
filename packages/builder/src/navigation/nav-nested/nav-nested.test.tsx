import { pageRegistry } from '@stirrup/runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { builderPanel } from '../../overlays/off-canvas/fixture.ts';
import { toggleOffCanvas } from '../../overlays/off-canvases/toggle-off-canvas.ts';
import { bringUp } from '../../testing/bring-up.ts';
import { openMenus, resizeMenus } from '../../testing/open-menus.ts';
import { expanded, find, pressEscape } from '../../testing/open-panels.ts';
import { shownDrawers } from '../menus/shown-drawers.ts';
import { builderNav, menuToggle, NAV_ITEMS } from './fixture.ts';

const NAV = '#brxe-main';
const [OPEN, CLOSE] = ['#brxe-maint', '#brxe-mainx'];
const nav = (options = {}) => builderNav(NAV_ITEMS, { id: 'main', label: 'Main', ...options });
const classOf = (selector = NAV) => find(selector).className;
const isClosed = () => vi.waitFor(() => expect(classOf()).toBe('brxe-nav-nested'));
const tick = () => new Promise((resolve) => setTimeout(resolve));

async function openNav(markup: unknown = nav()): Promise<void> {
  openMenus(`<main>Page<h2 id="leather">Leather</h2></main>${markup}`);
  await bringUp();
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(async () => {
  pageRegistry().release(document.body);
  document.body.replaceChildren();
  document.body.removeAttribute('class');
  await tick();
  vi.unstubAllGlobals();
});

describe('a menu of the builder', () => {
  it('opens with the focus on the toggle inside, holds the page, and restores everything', async () => {
    await openNav();
    find(OPEN).click();
    expect([classOf(), find(NAV).dataset['toggleScriptId']]).toEqual(['brxe-nav-nested brx-open', 'maint']);
    expect([document.activeElement, ...expanded(OPEN, CLOSE)]).toEqual([find(CLOSE), 'true', 'true']);
    expect([find('main').inert, document.body.className]).toEqual([true, 'no-scroll']);
    expect(document.documentElement.style.getPropertyValue('--bricks-vh')).toBe(`${innerHeight / 100}px`);
    expect(find(OPEN).getAttribute('aria-controls')).toBe('brxe-main');
    // The list keeps its role.
    expect([find('ul').getAttribute('role'), shownDrawers().has(find(NAV))]).toEqual([null, true]);

    find(CLOSE).click();
    expect(classOf()).toBe('brxe-nav-nested brx-open brx-closing');
    expect([document.activeElement, ...expanded(OPEN, CLOSE)]).toEqual([find(OPEN), 'false', 'false']);
    expect([find('main').inert, document.body.className, shownDrawers().size]).toEqual([false, '', 0]);
    expect(find(NAV).dataset['toggleScriptId']).toBeUndefined();
    await isClosed();
  });

  it('is opened by a toggle inside it, on a page with panels, too', async () => {
    await openNav(`${builderPanel('left', { id: 'panel' })}${nav()}`);
    find(OPEN).click();
    expect([classOf(), classOf('#brxe-panel')]).toEqual(['brxe-nav-nested brx-open', 'brxe-offcanvas']);
  });

  it('focuses its first control if no toggle inside closes it', async () => {
    await openNav(nav({ closes: false }));
    find(OPEN).click();
    expect(document.activeElement).toBe(find(`${NAV} a`));
    find(OPEN).click();
    expect(classOf()).toBe('brxe-nav-nested brx-open brx-closing');
  });

  it.each([
    ['Escape', pressEscape],
    ['a click outside of it', () => find('main').click()],
    ['its class', () => find(NAV).classList.remove('brx-open')],
  ])('is closed by %s', async (_, act) => {
    await openNav();
    find(OPEN).click();
    find('li').click();
    expect(classOf()).toBe('brxe-nav-nested brx-open');
    act();
    await isClosed();
    expect([document.activeElement, document.body.className]).toEqual([find(OPEN), '']);
    expect(expanded(OPEN, CLOSE)).toEqual(['false', 'false']);
  });

  it('follows its class, and leaves the page alone while that says nothing new', async () => {
    await openNav();
    document.body.className = 'no-scroll';
    find('main').tabIndex = -1;
    find('main').focus();
    // A class such as the lazy loader's.
    find(NAV).classList.add('seen');
    await tick();
    expect([document.body.className, document.activeElement]).toEqual(['no-scroll', find('main')]);
    find(NAV).classList.add('brx-open');
    await vi.waitFor(() => expect(document.activeElement).toBe(find(CLOSE)));
    pressEscape();
    await vi.waitFor(() => expect(classOf()).toBe('brxe-nav-nested seen'));
    expect([document.body.className, document.activeElement]).toEqual(['no-scroll', find('main')]);
  });

  it('opens again while it is closing', async () => {
    await openNav();
    for (let times = 0; times < 3; times += 1) toggleOffCanvas(find(NAV), find(OPEN));
    expect(classOf()).toBe('brxe-nav-nested brx-open');
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(classOf()).toBe('brxe-nav-nested brx-open');
  });

  it('closes for a link to a place on the page, and goes there then', async () => {
    await openNav();
    const gone: Element[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      gone.push(this);
    });
    find(OPEN).click();
    const click = (selector: string, init = {}) =>
      find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
    click('[href="#leather"]', { ctrlKey: true });
    expect(classOf()).toBe('brxe-nav-nested brx-open');
    click('[href="#leather"]');
    expect([classOf(), gone]).toEqual(['brxe-nav-nested brx-open brx-closing', []]);
    await vi.waitFor(() => expect(gone).toEqual([find('#leather')]));
    vi.restoreAllMocks();
  });

  it('closes its submenus with it', async () => {
    await openNav();
    find(OPEN).click();
    const CARE = '.brxe-dropdown[data-toggle="click"] button';
    find(CARE).click();
    expect(expanded(CARE)).toEqual(['true']);
    find('[href="#leather"]').click();
    expect(expanded(CARE)).toEqual(['false']);
    await isClosed();
  });

  it('stays open for the tap that opens a submenu, whose link leads to a place on the page', async () => {
    await openNav();
    find(OPEN).click();
    const link = find('.brxe-dropdown a');
    link.setAttribute('href', '#leather');
    // So do scripts that scroll to it.
    find(NAV).addEventListener('click', (event) => event.preventDefault(), { capture: true });
    const tap = () => {
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
      return [classOf(), find('.brxe-dropdown button').getAttribute('aria-expanded')];
    };
    expect(tap()).toEqual(['brxe-nav-nested brx-open', 'true']);
    expect(tap()).toEqual(['brxe-nav-nested brx-open brx-closing', 'false']);
    await isClosed();
  });

  it('leaves the page within reach if a script opened it and nothing closes it', async () => {
    await openNav(nav({ closes: false, opens: false }));
    find(NAV).classList.add('brx-open');
    await vi.waitFor(() => expect(shownDrawers().size).toBe(1));
    expect(find('main').inert).toBe(false);
    pressEscape();
    await isClosed();
  });

  it('closes at a width at which the page displays no toggle of it', async () => {
    await openNav();
    resizeMenus();
    find(OPEN).click();
    resizeMenus();
    expect(classOf()).toBe('brxe-nav-nested brx-open');
    for (const toggle of [OPEN, CLOSE]) find(toggle).style.display = 'none';
    resizeMenus();
    expect(classOf()).toBe('brxe-nav-nested brx-open brx-closing');
    await isClosed();
    // At that width a script may open it all the same.
    find(NAV).classList.add('brx-open');
    await vi.waitFor(() => expect(shownDrawers().size).toBe(1));
    resizeMenus();
    expect(classOf()).toBe('brxe-nav-nested brx-open');
  });

  it('moves by arrow keys', async () => {
    await openNav();
    find('[href="/"]').focus();
    find('[href="/"]').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }),
    );
    expect(document.activeElement).toBe(find('.brxe-dropdown a'));
  });

  it('is left to the legacy script if that is still there', async () => {
    await openNav(`<script type="text/plain" id="bricks-scripts-js"></script>${nav()}`);
    find(OPEN).click();
    find(NAV).classList.add('brx-open');
    await tick();
    expect([find('main').inert, shownDrawers().size]).toEqual([false, 0]);
  });

  it('without its items lies over the page itself', async () => {
    await openNav(`<nav class="brxe-nav-nested" id="brxe-main"><a href="/">Home</a>${menuToggle('Menu')}</nav>`);
    find('button').click();
    expect([classOf(), document.activeElement]).toEqual(['brxe-nav-nested brx-open', find('button')]);
  });
});

describe('asleep', () => {
  const states = () => [NAV, OPEN, CLOSE].map((selector) => find(selector).dataset['islandState']);
  const isUp = () => vi.waitFor(() => expect(states()).toEqual(['ready', 'ready', 'ready']));

  it('starts when its class opens it, with its toggles', async () => {
    openMenus(`<main>Page</main>${nav()}`);
    await vi.waitFor(() => expect(find(NAV).querySelector('.brxe-dropdown')).not.toBeNull());
    await tick();
    expect(states()).toEqual(['claimed', 'claimed', 'claimed']);
    await vi.dynamicImportSettled();
    find(NAV).classList.add('brx-open');
    await isUp();
    expect(expanded(OPEN, CLOSE)).toEqual(['true', 'true']);
    expect([document.activeElement, find('main').inert]).toEqual([find(CLOSE), true]);
  });

  it('shows at once when something else opens it, and takes over', async () => {
    openMenus(`<main>Page</main><button>Other</button>${nav()}`);
    toggleOffCanvas(find(NAV), find('button'));
    expect(classOf()).toBe('brxe-nav-nested brx-open');
    await isUp();
    await vi.waitFor(() => expect(document.activeElement).toBe(find(CLOSE)));
  });

  it('printed open, takes over', async () => {
    openMenus(String(nav()).replace('"brxe-nav-nested"', '"brxe-nav-nested brx-open"'));
    await isUp();
    await vi.waitFor(() => expect(document.body.className).toBe('no-scroll'));
    pressEscape();
    await isClosed();
  });
});
