import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expanded, find, openPanels, panelsReady, pressEscape } from '../../testing/open-panels.ts';
import { toggleOffCanvas } from '../off-canvases/toggle-off-canvas.ts';
import { builderToggle, stirrupToggle } from '../toggle/fixture.ts';
import { builderPanel, panelInteraction, stirrupPanel } from './fixture.ts';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(async () => {
  document.body.replaceChildren();
  await new Promise((resolve) => setTimeout(resolve));
  document.body.removeAttribute('style');
});

const PANEL = '#brxe-tack';
const opener = (settings = {}) => builderToggle('opener', 'Open', { 'data-selector': PANEL, ...settings });
const panel = (settings: Record<string, string> = {}, backdrop = true) =>
  builderPanel('left', { id: 'tack', settings, backdrop });
const isOpen = (selector = PANEL) => find(selector).classList.contains('brx-open');
const turn = (selector = PANEL, by: Element = document.createElement('button')) => toggleOffCanvas(find(selector), by);
const settled = () =>
  vi.waitFor(() => expect(document.querySelector('.brx-closing, [data-state="closing"]')).toBeNull());

describe('a panel of the builder', () => {
  it('opens with the focus in it, updates its toggles, and restores everything', async () => {
    await openPanels(`<main>Page</main>${opener()}${panel({ 'data-no-scroll': 'true' })}`);
    find('#brxe-opener').click();
    expect(isOpen()).toBe(true);
    expect(document.activeElement).toBe(find(`${PANEL} a`));
    expect(find('main').inert).toBe(true);
    expect(document.body.className).toBe('no-scroll');
    expect(find(PANEL).dataset['toggleScriptId']).toBe('opener');
    expect(document.documentElement.style.getPropertyValue('--bricks-vh')).toBe(`${innerHeight / 100}px`);
    expect(find('.brx-offcanvas-inner').getAttribute('role')).toBe('dialog');

    find('#brxe-tackx').click();
    expect(find(PANEL).className).toBe('brxe-offcanvas brx-closing');
    expect(document.activeElement).toBe(find('#brxe-opener'));
    expect([find('main').inert, document.body.className]).toEqual([false, '']);
    await settled();
    expect(find(PANEL).className).toBe('brxe-offcanvas');
  });

  it.each([
    ['both', {}, [true, true]],
    ['esc', { 'data-close-on': 'esc' }, [true, false]],
    ['backdrop', { 'data-close-on': 'backdrop' }, [false, true]],
    ['none', { 'data-close-on': 'none' }, [false, false]],
  ])('closes on %s', async (_, settings, [byKey, byClick]) => {
    await openPanels(`${opener()}${panel(settings)}`);
    for (const [act, closes] of [
      [pressEscape, byKey],
      [() => find('.brx-offcanvas-backdrop').click(), byClick],
    ] as const) {
      if (!isOpen()) turn(PANEL, find('#brxe-opener'));
      act();
      expect(isOpen()).toBe(!closes);
      expect(expanded('#brxe-opener', '#brxe-tackx')).toEqual([String(!closes), String(!closes)]);
    }
  });

  it('closes only the topmost', async () => {
    await openPanels(`${panel()}${builderPanel('right', { id: 'other' })}`);
    turn('#brxe-other');
    turn();
    pressEscape();
    expect([isOpen(), isOpen('#brxe-other')]).toEqual([false, true]);
    pressEscape();
    expect(isOpen('#brxe-other')).toBe(false);
  });

  it('closes all for a link to a place on the page, and for no other', async () => {
    await openPanels(`<a id="care">Care</a>${panel()}${builderPanel('right', { id: 'other' })}`);
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    turn();
    turn('#brxe-other');
    find('#brxe-other [href="/shop/"]').click();
    expect([isOpen(), isOpen('#brxe-other')]).toEqual([true, true]);
    find('#brxe-other [href="#care"]').dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }));
    expect([isOpen(), isOpen('#brxe-other')]).toEqual([true, true]);
    find('#brxe-other [href="#care"]').click();
    expect([isOpen(), isOpen('#brxe-other')]).toEqual([false, false]);
  });

  it('keeps the page within reach without a backdrop, or if only Escape would close it', async () => {
    const text = { id: 'tack', settings: { 'data-close-on': 'esc' }, content: '' };
    await openPanels(`<main></main>${builderPanel('left', { ...text, backdrop: false })}`);
    turn();
    expect(find('main').inert).toBe(false);
    await openPanels(`<main></main>${builderPanel('left', text)}`);
    find('#brxe-tackx').remove();
    turn();
    expect(find('main').inert).toBe(false);
    pressEscape();
    expect(isOpen()).toBe(false);
  });

  it('follows its class, whatever sets that', async () => {
    await openPanels(panel());
    find(PANEL).classList.add('brx-open');
    await vi.waitFor(() => expect(document.activeElement).toBe(find(`${PANEL} a`)));
    // A class such as the lazy loader's.
    find(PANEL).classList.add('seen');
    await new Promise((resolve) => setTimeout(resolve));
    expect(isOpen()).toBe(true);
    find(PANEL).classList.remove('brx-open');
    await vi.waitFor(() => expect(expanded('#brxe-tackx')).toEqual(['false']));
  });

  it('printed open, or opened before its island is up, remembers its opener', async () => {
    document.body.innerHTML = `${opener()}${panel()}`;
    find(PANEL).className += ' brx-open';
    find(PANEL).dataset['toggleScriptId'] = 'opener';
    await openPanels(document.body.innerHTML);
    expect(document.activeElement).toBe(find(`${PANEL} a`));
    pressEscape();
    expect(document.activeElement).toBe(find('#brxe-opener'));
    expect(find(PANEL).dataset['toggleScriptId']).toBeUndefined();
  });

  it('may leave the focus alone, and scrolls to the top', async () => {
    await openPanels(`${opener()}${panel({ 'data-no-auto-focus': 'true', 'data-scroll-to-top': 'true' })}`);
    const inner = find('.brx-offcanvas-inner');
    inner.scrollTop = 40;
    find('#brxe-opener').focus();
    turn();
    expect(document.activeElement).toBe(find('#brxe-opener'));
    expect(inner.scrollTop).toBe(0);
    expect(document.querySelectorAll('[inert]')).toHaveLength(0);
  });

  it.each([{}, { 'data-close-on': 'none' }])('is closed by its opener outside of it: %j', async (settings) => {
    const second = builderToggle('second', 'Open, too', { 'data-selector': PANEL });
    await openPanels(`<main>Page</main>${opener()}${second}${panel(settings)}`);
    find('#brxe-opener').click();
    // The opener stays visible, so the pointer reaches it; the rest of the page is inert.
    expect(['main', '#brxe-opener'].map((selector) => find(selector).inert)).toEqual([true, false]);
    find('#brxe-opener').click();
    expect([isOpen(), find('main').inert]).toEqual([false, false]);
    await settled();
    find('#brxe-opener').click();
    find('#brxe-second').click();
    expect(isOpen()).toBe(false);
  });

  it('opens again while it is closing', async () => {
    await openPanels(panel());
    for (let times = 0; times < 3; times += 1) turn();
    expect(find(PANEL).className).toBe('brxe-offcanvas brx-open');
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(find(PANEL).className).toBe('brxe-offcanvas brx-open');
  });

  it('is left to the legacy script if that is still there', async () => {
    await openPanels(`<script type="text/plain" id="bricks-scripts-js"></script>${opener()}${panel()}`);
    find('#brxe-opener').click();
    expect([isOpen(), expanded('#brxe-opener')]).toEqual([false, ['false']]);
  });
});

describe('every control', () => {
  it('has the right aria-expanded: toggles, interactions, and those added later', async () => {
    const second = builderToggle('second', 'Open', { 'data-selector': PANEL });
    await openPanels(`${opener()}${second}${panelInteraction('byclick', 'Open', PANEL)}${panel()}`);
    const printed = find('[data-interaction-id]');
    printed.insertAdjacentHTML('afterend', '<i data-brx-toggle-offcanvas data-interactions="[" aria-expanded="-"></i>');
    find('#brxe-second').click();
    document.body.insertAdjacentHTML('beforeend', String(builderToggle('later', 'Open', { 'data-selector': PANEL })));
    await panelsReady();
    const all = ['#brxe-opener', '#brxe-second', '[data-interaction-id]', '#brxe-later', '#brxe-tackx'];
    await vi.waitFor(() => expect(expanded(...all, 'i')).toEqual([...all.map(() => 'true'), '-']));
    expect(find('#brxe-opener').className).toBe('brxe-toggle is-active');
    pressEscape();
    await vi.waitFor(() => expect(expanded(...all)).toEqual(all.map(() => 'false')));
    expect(document.activeElement).toBe(find('#brxe-second'));
  });
});

describe('a pushed page', () => {
  const push = (direction: 'left' | 'right' | 'top' | 'bottom', id = 'tack') =>
    builderPanel(direction, { id, settings: { 'data-effect': 'offset' } });
  const sized = () => {
    for (const inner of document.querySelectorAll('.brx-offcanvas-inner')) {
      Object.defineProperties(inner, { offsetWidth: { value: 300 }, offsetHeight: { value: 200 } });
    }
  };

  it.each([
    ['left', 'ltr', '0px 0px 0px 300px'],
    ['right', 'ltr', '0px 0px 0px -300px'],
    ['left', 'rtl', '0px -300px 0px 0px'],
    ['right', 'rtl', '0px 300px 0px 0px'],
    ['top', 'ltr', '200px 0px 0px'],
    ['bottom', 'ltr', '-200px 0px 0px'],
  ] as const)('moves from the %s, %s, and is restored', async (direction, dir, margin) => {
    document.body.style.cssText = `direction: ${dir}; margin: 3px;`;
    await openPanels(push(direction));
    sized();
    turn();
    await vi.waitFor(() => expect(document.body.style.margin.replaceAll(/\b0\b(?!px)/g, '0px')).toBe(margin));
    turn();
    await vi.waitFor(() => expect(document.body.style.margin).toBe('3px'));
    expect(document.body.style.overflowX).toBe('');
  });

  it('follows the last panel, in any order of closing', async () => {
    await openPanels(`${push('left')}${push('top', 'other')}`);
    sized();
    turn();
    turn('#brxe-other');
    await vi.waitFor(() => expect(document.body.style.margin).toMatch(/^200px/));
    turn();
    expect(document.body.style.margin).toMatch(/^200px/);
    turn('#brxe-other');
    await vi.waitFor(() => expect(document.body.style.margin).toBe(''));
  });
});

it('our own panel is shown and hidden, and closed by its button', async () => {
  await openPanels(`${stirrupToggle('Open', { target: '#own' })}${stirrupPanel('right', { id: 'own' })}`);
  const toggle = '[data-island="toggle"]';
  find(toggle).click();
  expect([find('#own').hidden, expanded(toggle)]).toEqual([false, ['true']]);
  find('[data-part="close"]').click();
  expect([find('#own').hidden, find('#own').dataset['state']]).toEqual([false, 'closing']);
  find(toggle).click();
  expect([find('#own').hidden, find('#own').dataset['state']]).toEqual([false, '']);
  find('[data-part="backdrop"]').click();
  await settled();
  expect([find('#own').hidden, expanded(toggle), document.activeElement]).toEqual([true, ['false'], find(toggle)]);
});

it.each([
  ['the builder’s', `${opener()}${panel({ 'data-effect': 'offset' })}`],
  ['our own', `${stirrupToggle('Open', { target: '#own' })}${stirrupPanel('right', { id: 'own' })}`],
])('restores %s markup when it is released while open', async (_, printed) => {
  await openPanels(printed);
  const before = document.body.innerHTML.replaceAll(/ data-island-state="\w+"/g, '');
  find('button').click();
  const nodes = [...document.body.childNodes];
  document.body.replaceChildren();
  await new Promise((resolve) => setTimeout(resolve, 10));
  const html = nodes.map((node) => (node instanceof Element ? node.outerHTML : node.textContent)).join('');
  expect(html.replaceAll(/ (style|class)=""| data-island-state="\w+"/g, '')).toBe(before);
});
