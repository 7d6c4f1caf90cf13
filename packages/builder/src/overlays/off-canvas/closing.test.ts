import { start } from '@stirrup/runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { raw } from '../../../../../fixtures/cms/markup/html.ts';
import { form } from '../../forms/form/island.ts';
import { stirrupInteractive } from '../../page/interactions/fixture.ts';
import { interactions } from '../../page/interactions/island.ts';
import { bringUp } from '../../testing/bring-up.ts';
import { expanded, find, openPanels, pressEscape } from '../../testing/open-panels.ts';
import { toggleOffCanvas } from '../off-canvases/toggle-off-canvas.ts';
import { builderPanel } from './fixture.ts';
// Imported up front, so that no test waits for it.
import '../../forms/form/form.tsx';
import '../../page/interactions/interactions.ts';
import '../../page/interactions/other-actions.ts';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(async () => {
  document.body.replaceChildren();
  await new Promise((resolve) => setTimeout(resolve));
  vi.restoreAllMocks();
});

const PANEL = '#brxe-tack';
const BACKDROP = '.brx-offcanvas-backdrop';
const panel = (content = '', settings: Record<string, string> = {}) =>
  builderPanel('left', { id: 'tack', settings, content: raw(content) });
const isOpen = () => find(PANEL).classList.contains('brx-open');
const turn = () => toggleOffCanvas(find(PANEL), find('button'));
const click = (target: Element) => {
  target.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
};
const toggle = (more = {}) => ({ trigger: 'click', action: 'toggleOffCanvas', offCanvasSelector: PANEL, ...more });

it('stays open for a link of a form’s list of errors, which leads to a field in it', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const field = (id: string) => `<p data-part="field"><input id="${id}" name="${id}" required></p>`;
  await openPanels(panel());
  find(`${PANEL} > div`).insertAdjacentHTML(
    'beforeend',
    `<form data-island="form" method="post" action="/ask/">${field('one')}${field('two')}<button></button></form>`,
  );
  start(form);
  await bringUp();
  turn();
  find('form button').click();
  await vi.waitFor(() => find('[role="alert"] a'));
  find('[role="alert"] li:last-child a').click();
  expect([isOpen(), document.activeElement]).toEqual([true, find('#two')]);
});

it('takes 200 ms to close without a panel inside, which would say how long', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const opened = openPanels(String(panel()).replace('brx-offcanvas-inner', 'tack'));
  await vi.advanceTimersByTimeAsync(10);
  await opened;
  turn();
  turn();
  const isClosing = () => find(PANEL).classList.contains('brx-closing');
  await vi.advanceTimersByTimeAsync(199);
  expect(isClosing()).toBe(true);
  await vi.advanceTimersByTimeAsync(2);
  expect(isClosing()).toBe(false);
  vi.useRealTimers();
});

it('stays open for a click on what a script has put beside it, and closes for one on the backdrop', async () => {
  await openPanels(panel());
  turn();
  document.body.insertAdjacentHTML('beforeend', '<div><input id="search"></div>');
  click(find('#search'));
  expect(isOpen()).toBe(true);
  click(find(BACKDROP));
  expect(isOpen()).toBe(false);
});

it('takes no focus while it closes, but does when it opens again', async () => {
  await openPanels(`<button></button>${panel('', { 'data-no-auto-focus': 'true' })}`);
  for (const isInert of [false, true, false, true]) {
    turn();
    expect([isOpen(), find(PANEL).inert]).toEqual([!isInert, isInert]);
  }
  await vi.waitFor(() => expect([find(PANEL).className, find(PANEL).inert]).toEqual(['brxe-offcanvas', false]));
});

it.each([
  ['backdrop', true, true],
  ['backdrop', false, false],
  ['esc', true, true],
  ['esc', false, false],
  ['none', false, false],
  ['backdrop esc', false, true],
])('shuts nobody in where %s closes it, and a control in it: %s', async (closeOn, hasControl, isModal) => {
  await openPanels(`<main></main><button></button>${panel('', { 'data-close-on': closeOn })}`);
  if (!hasControl) find('#brxe-tackx').remove();
  turn();
  expect(find('main').inert).toBe(isModal);
});

it('shuts nobody in with a control that toggles something else', async () => {
  const other = '<button class="brxe-toggle" data-selector="#filters" data-script-id="toggle"></button>';
  await openPanels(`<main></main><button></button>${panel(other, { 'data-close-on': 'esc' })}<p id="filters"></p>`);
  find('#brxe-tackx').remove();
  turn();
  expect(find('main').inert).toBe(false);
});

it.each([
  [{}, 0],
  [{ 'data-no-auto-focus': 'true' }, 40],
])('opens again at its beginning, unless it leaves the focus: %j', async (settings, top) => {
  await openPanels(panel('', settings));
  const inner = find('.brx-offcanvas-inner');
  inner.scrollTop = 40;
  turn();
  expect([isOpen(), inner.scrollTop]).toEqual([true, top]);
});

it('pauses the films in it', async () => {
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
  await openPanels(panel('<video controls></video>'));
  turn();
  expect(pause).not.toHaveBeenCalled();
  turn();
  expect([isOpen(), pause.mock.contexts]).toEqual([false, [find('video')]]);
});

describe('an interaction', () => {
  it('on the panel itself leaves the backdrop and the focus alone', async () => {
    const printed = JSON.stringify([toggle({ trigger: 'wooAddedToCart' })]);
    const markup = String(panel()).replace(
      '<div',
      `<div tabindex="0" aria-expanded="false" data-interactions='${printed}' data-interaction-id="self01"`,
    );
    await openPanels(`<button></button>${markup}`, interactions);
    await vi.waitFor(() => expect(find(PANEL).querySelectorAll('[data-island-state="ready"]')).toHaveLength(1));
    find('button').focus();
    document.body.dispatchEvent(new CustomEvent('added_to_cart'));
    await vi.waitFor(() => expect(isOpen()).toBe(true));
    click(find(BACKDROP));
    expect([isOpen(), document.activeElement]).toEqual([false, find('button')]);
  });

  it('in our own dialect has the right aria-expanded, and closes the panel from outside of it', async () => {
    await openPanels(`${stirrupInteractive([toggle()], 'Open')}${panel()}`, interactions);
    const opener = find('[data-island="interactions"]');
    for (const close of [pressEscape, () => click(opener)]) {
      opener.click();
      await vi.waitFor(() => expect([isOpen(), expanded('[data-island="interactions"]')]).toEqual([true, ['true']]));
      close();
      await vi.waitFor(() => expect([isOpen(), expanded('[data-island="interactions"]')]).toEqual([false, ['false']]));
      expect([opener.className, document.activeElement]).toEqual(['', opener]);
    }
  });

  it('in our own dialect, in the panel, closes it from inside', async () => {
    const inside = String(stirrupInteractive([toggle()], 'Close'));
    await openPanels(`<main></main><button></button>${panel(inside, { 'data-close-on': 'none' })}`, interactions);
    find('#brxe-tackx').remove();
    turn();
    expect(find('main').inert).toBe(true);
    click(find(`${PANEL} [data-island="interactions"]`));
    await vi.waitFor(() => expect([isOpen(), find('main').inert]).toEqual([false, false]));
  });
});
