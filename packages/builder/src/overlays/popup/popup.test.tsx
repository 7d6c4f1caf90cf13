import { insertHtml } from '@stirrup/cms';
import { addDialect, pageRegistry } from '@stirrup/runtime';
import { afterEach, expect, it, vi } from 'vitest';
import { raw } from '../../../../../fixtures/cms/markup/html.ts';
import { bringUp } from '../../testing/bring-up.ts';
import { closePage, emitted, printPage } from '../../testing/popup-page.ts';
import { the } from '../../testing/the.ts';
import { closePopup } from '../popups/close-popup.ts';
import { lastClosings } from '../popups/last-closings.ts';
import { openPopup } from '../popups/open-popup.ts';
import { builderPopup, popupText, stirrupPopup } from './fixture.ts';

afterEach(closePage);

const popup = (id: number, settings: Record<string, string | number> = {}, backdrop = true) =>
  builderPopup({ id, settings, backdrop, content: popupText(id, `Popup ${id}`, 'Text') });
const element = (id: number) => the(`[data-popup-id="${id}"]`);
const isOpen = (id: number) => !element(id).classList.contains('hide');
const press = (key: string) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
/** Calls a function of the page, as site code does. */
const call = (name: string, ...args: unknown[]) => Reflect.apply(Reflect.get(globalThis, name), undefined, args);

it('opens at once, holds page and focus, emits its events, and restores all', async () => {
  await printPage(popup(197));
  const before = document.body.innerHTML;
  the('#opener').focus();
  const opened = openPopup('197');
  expect([isOpen(197), document.body.className, the('main').hasAttribute('inert')]).toEqual([true, 'no-scroll', true]);
  expect(element(197).contains(document.activeElement)).toBe(true);
  expect(await opened).toBe(true);
  const content = the('.brx-popup-content');
  const named = ['role', 'aria-modal', 'aria-label'].map((name) => content.getAttribute(name));
  expect(named).toEqual(['dialog', 'true', 'Popup 197']);
  expect(document.documentElement.style.getPropertyValue('--bricks-vh')).toBe(`${innerHeight / 100}px`);
  closePopup('197');
  expect([document.body.innerHTML, document.body.className]).toEqual([before, '']);
  expect(document.activeElement).toBe(the('#opener'));
  expect(emitted).toEqual(['bricks/popup/open', 'bricks/popup/close']);
});

it('emits its id, and each event once', async () => {
  await printPage(popup(197));
  const details: unknown[] = [];
  const note = (event: Event) => void (event instanceof CustomEvent && details.push(event.detail));
  document.addEventListener('bricks/popup/open', note, { once: true });
  closePopup('197');
  await openPopup(element(197));
  await openPopup('197');
  closePopup(element(197));
  closePopup('197');
  expect(details).toEqual([{ popupId: '197', popupElement: element(197) }]);
  expect(emitted).toEqual(['bricks/popup/open', 'bricks/popup/close']);
});

it.each([
  ['a place below', '<a id="link" href="#main"><b>There</b></a>', {}, false],
  ['a place in it', '<a id="link" href="#inside">There</a>', {}, true],
  ['no place', '<a id="link" href="#nowhere">There</a>', {}, true],
  ['another page', '<a id="link" href="/other/#main">There</a>', {}, true],
  ['a new tab', '<a id="link" href="#main">There</a>', { ctrlKey: true }, true],
  ['what it controls', '<a id="link" href="#main" aria-controls="main">There</a>', {}, true],
])('closes by a link to a place below it only: %s', async (_, link, init, stays) => {
  await printPage(builderPopup({ id: 197, content: raw(`<p id="inside">${link}</p>`) }));
  await openPopup('197');
  const target = document.querySelector('#link b') ?? the('#link');
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  expect(isOpen(197)).toBe(stays);
});

it.each([
  ['closes by both', {}, true, true],
  ['closes by the key', { 'data-popup-close-on': 'esc' }, true, false],
  ['closes by the backdrop', { 'data-popup-close-on': 'backdrop' }, false, true],
  ['closes by neither', { 'data-popup-close-on': 'none' }, false, false],
])('%s, if configured', async (_, settings, byKey, byBackdrop) => {
  await printPage(popup(197, settings));
  await openPopup('197');
  the('.brx-popup-content h3').click();
  the('#opener').click();
  expect(isOpen(197)).toBe(true);
  const closing = lastClosings().get(element(197));
  press('Escape');
  expect([isOpen(197), lastClosings().get(element(197)) === closing]).toEqual([!byKey, !byKey]);
  await openPopup('197');
  the('.brx-popup-backdrop').click();
  expect(isOpen(197)).toBe(!byBackdrop);
});

it('keeps the page within reach without a backdrop, and scrollable if configured', async () => {
  await printPage(popup(197, {}, false) + popup(198, { 'data-popup-body-scroll': 'true' }, false));
  await openPopup('198');
  expect([the('main').hasAttribute('inert'), document.body.className]).toEqual([false, '']);
  await openPopup('197');
  expect([the('main').hasAttribute('inert'), document.body.className]).toEqual([false, 'no-scroll']);
  the('main').click();
  expect([isOpen(197), isOpen(198)]).toEqual([true, true]);
  press('Escape');
  expect([isOpen(197), isOpen(198), document.body.className]).toEqual([false, true, '']);
});

it.each([[['197', '198', '199']], [['199', '197', '198']], [['198', '199', '197']]])(
  'leaves the others whole, closed in the order %s',
  async (order) => {
    await printPage(popup(197) + popup(198) + popup(199));
    for (const id of ['197', '198', '199']) await openPopup(id);
    const [first = '', second, third] = order;
    closePopup(first);
    press('Escape');
    const [lower, upper] = [Number(second), Number(third)].toSorted();
    expect([isOpen(Number(lower)), isOpen(Number(upper))]).toEqual([true, false]);
    the(`[data-popup-id="${lower}"] .brx-popup-backdrop`).click();
    expect(document.querySelectorAll('.brx-popup:not(.hide), .no-scroll, [inert]')).toHaveLength(0);
  },
);

it('leaves the focus alone if configured', async () => {
  await printPage(
    `<input id="name">${popup(197, { 'data-popup-disable-auto-focus': 1, 'data-popup-scroll-to-top': 1 })}`,
  );
  the('.brx-popup-content').scrollTop = 90;
  the('#name').focus();
  await openPopup('197');
  expect([document.activeElement, the('.brx-popup-content').scrollTop]).toEqual([the('#name'), 0]);
  expect(document.querySelectorAll('[inert]')).toHaveLength(0);
  the('.brx-popup-content a, .brx-popup-content button').focus();
  expect(the('#name').closest('[inert]')).not.toBeNull();
  closePopup('197');
  expect(document.activeElement).toBe(the('#name'));
});

it('opens the popup of a loop item, also of one that came with results', async () => {
  const ofItem = (index: number) =>
    builderPopup({ id: 260, loop: { query: 'xloop1', index, id: `xloop1:${index}:post:${40 + index}` } });
  await printPage(ofItem(0) + ofItem(1));
  insertHtml(document.body, 'beforeend', String(ofItem(2)));
  expect(await openPopup('260', { loopId: 'xloop1:2:post:42' })).toBe(true);
  const open = () =>
    [...document.querySelectorAll('.brx-popup:not(.hide)')].map((one) => one.getAttribute('data-popup-loop-index'));
  expect(open()).toEqual(['2']);
  call('bricksOpenPopup', 260);
  expect(open()).toEqual(['0', '2']);
  call('bricksClosePopup', '260');
  expect(open()).toEqual([]);
  expect(await openPopup('999')).toBe(false);
});

it('releases the page when it is removed', async () => {
  await printPage(popup(197));
  await openPopup('197');
  const gone = element(197);
  gone.remove();
  await vi.waitFor(() => expect(document.body.className).toBe(''));
  expect([gone.classList.contains('hide'), the('main').hasAttribute('inert')]).toEqual([true, false]);
});

it('pauses media in it, and leaves silent films to their own islands', async () => {
  const films = '<video id="film" controls></video><video autoplay muted loop></video>';
  await printPage(builderPopup({ id: 197, content: raw(films) }));
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
  await openPopup('197');
  expect(pause).not.toHaveBeenCalled();
  closePopup('197');
  expect(pause.mock.contexts).toEqual([the('#film')]);
  pause.mockRestore();
});

it('adopts a popup that a legacy script has opened, and keeps the key from that script', async () => {
  const legacy = '<script id="bricks-scripts-js" type="text/plain"></script>';
  await printPage(legacy + String(popup(197)).replace(' hide', ''));
  expect(document.body.className).toBe('no-scroll');
  const late = vi.fn();
  document.addEventListener('keyup', late);
  press('Escape');
  for (let times = 0; times < 2; times++)
    document.body.dispatchEvent(new KeyboardEvent('keyup', { key: 'Escape', bubbles: true }));
  expect([isOpen(197), late.mock.calls.length]).toEqual([false, 1]);
});

it('is opened and closed by controls in our own dialect, with the right aria-expanded', async () => {
  await printPage(stirrupPopup());
  const control = the('[aria-controls]');
  const state = () => [the('#offer').hidden, control.getAttribute('aria-expanded')];
  control.focus();
  control.dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }));
  expect(state()).toEqual([true, 'false']);
  control.click();
  await vi.waitFor(() => expect(state()).toEqual([false, 'true']));
  expect(the('[data-part="content"]').contains(document.activeElement)).toBe(true);
  the('[data-part="close"]').click();
  expect(state()).toEqual([true, 'false']);
  expect(document.activeElement).toBe(control);
  await openPopup('offer');
  the('[data-part="close"]').setAttribute('aria-controls', 'offer');
  the('[data-part="close"]').click();
  expect(state()).toEqual([true, 'false']);
  await openPopup('offer');
  the('[data-part="backdrop"]').click();
  expect(state()).toEqual([true, 'false']);
});

it('warns once for invalid options, and opens', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await printPage(popup(197, { 'data-popup-limits': '{"sessionStorage":', 'data-popup-show-at': 'wide' }));
  await bringUp();
  expect(await openPopup('197')).toBe(true);
  expect(warn).toHaveBeenCalledTimes(2);
});

it('works in a theme’s dialect, with its names of parts, states and options', async () => {
  const dialog = `<button aria-controls="sale">Sale</button><div class="dialog" id="sale" data-name="77" data-way="esc">
    <div class="dialog-box"><h2>Sale</h2><button aria-controls="sale">Close</button></div><div class="dialog-shade"></div></div>`;
  await printPage(dialog);
  const before = document.body.innerHTML;
  addDialect('popup', 'theme', ['.dialog'], {
    parts: { content: '.dialog-box', backdrop: '.dialog-shade', close: '.dialog-close' },
    states: { open: 'is-shown' },
    options: { popupId: 'data-name', closeOn: 'data-way' },
  });
  await bringUp();
  const state = () => [
    the('#sale').classList.contains('is-shown'),
    the('[aria-controls]').getAttribute('aria-expanded'),
    the('main').hasAttribute('inert'),
  ];
  the('[aria-controls]').click();
  expect([...state(), the('.dialog-box').getAttribute('aria-label')]).toEqual([true, 'true', true, 'Sale']);
  the('.dialog-shade').click();
  expect(state()).toEqual([true, 'true', true]);
  press('Escape');
  expect(state()).toEqual([false, 'false', false]);
  await openPopup('77');
  the('.dialog-box').insertAdjacentHTML('beforeend', '<button class="dialog-close">Close</button>');
  await Promise.resolve();
  the('.dialog-close').click();
  expect(state()).toEqual([false, 'false', false]);
  call('bricksOpenPopup', '77');
  expect(state()).toEqual([true, 'true', true]);
  closePopup(the('#sale'));
  pageRegistry().release(document.body);
  the('.dialog-close').remove();
  expect(document.body.innerHTML.replaceAll(/ (class|style|aria-expanded)="(false)?"/g, '')).toBe(before);
});
