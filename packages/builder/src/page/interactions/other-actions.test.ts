import { start } from '@stirrup/runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { form as formIsland } from '../../forms/form/island.ts';
import { offCanvas } from '../../overlays/off-canvas/island.ts';
// Imported up front, so that no test waits for it.
import '../../overlays/off-canvas/off-canvas.tsx';
import {
  catchWarnings,
  closeInteractions,
  count,
  counted,
  element,
  emitOnDocument,
  openInteractions,
  type Printed,
  stubBrowser,
  withInteractions,
} from '../../testing/open-interactions.ts';
import { pageFunction } from './page-function.ts';

beforeEach(stubBrowser);
afterEach(closeInteractions);

describe('functions of the page', () => {
  const call = (jsFunction: string, more: Printed = {}) => ({
    trigger: 'click',
    action: 'javascript',
    jsFunction,
    ...more,
  });

  it('are called once per target, with exactly the printed arguments', async () => {
    const open = vi.fn();
    const bare = vi.fn();
    vi.stubGlobal('shop', { cart: { open } });
    vi.stubGlobal('bare', bare);
    const args = [
      { id: 'a', jsFunctionArg: 5 },
      { id: 'b', jsFunctionArg: '%brx%' },
    ];
    const source = await openInteractions(
      `<p class="t"></p><p class="t"></p>${withInteractions([
        call('shop.cart.open', { target: 'custom', targetSelector: '.t', jsFunctionArgs: args }),
        call('bare'),
      ])}`,
    );
    source.click();
    const targets = [...document.querySelectorAll('.t')];
    await vi.waitFor(() => expect(bare.mock.calls).toEqual([[]]));
    expect(open.mock.calls).toEqual(targets.map((target) => ['5', { source, targets, target }]));
  });

  it('get no address that runs code', async () => {
    const leave = vi.fn();
    vi.stubGlobal('leave', leave);
    const to = (address: string) => call('leave', { jsFunctionArgs: [{ jsFunctionArg: address }] });
    (await openInteractions(withInteractions([to('java\nscript:alert(1)'), to('/cart/')]))).click();
    await vi.waitFor(() => expect(leave.mock.calls).toEqual([['/cart/']]));
  });

  it('that throw are reported, and others are called', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const next = vi.fn();
    vi.stubGlobal('next', next);
    vi.stubGlobal('broken', () => {
      throw new Error('plugin');
    });
    (await openInteractions(withInteractions([call('broken'), call('next')]))).click();
    await vi.waitFor(() => expect(next).toHaveBeenCalledTimes(1));
    expect(report).toHaveBeenCalledExactlyOnceWith(new Error('plugin'));
  });

  it('are called before what follows on the same click', async () => {
    vi.stubGlobal('choose', () => sessionStorage.setItem('choice', 'oats'));
    const chosen = { conditionType: 'sessionStorage', storageKey: 'choice' };
    const next = count('clicks', { interactionConditions: [chosen] });
    (await openInteractions(withInteractions([call('choose'), next]))).click();
    expect(counted('clicks')).toBe(1);
  });

  it('that the page lacks are reported, once', async () => {
    const warn = catchWarnings();
    const source = await openInteractions(withInteractions([call('shop.missing'), call('')]));
    source.click();
    source.click();
    await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(2));
    expect(warn.mock.calls[0]?.[0]).toContain('Custom JavaScript function not found: "shop.missing"');
  });

  it.each([
    ['shop.cart.open', true],
    ['shop.cart.none', false],
    ['shop.none.open', false],
    ['shop.text', false],
    ['shop.text.at', false],
    ['shop.cart.constructor', false],
    ['shop.__proto__.valueOf', false],
    ['shop.cart.open.call', false],
    ['shop.', false],
    ['', false],
    ['eval', false],
    ['Function', false],
    ['setTimeout', false],
    ['globalThis.eval', false],
    ['jQuery', false],
    ['jQuery.globalEval', false],
    ['window.$', false],
    ['jQuery.get', false],
    ['$.post', false],
    ['jQuery.getJSON', false],
    ['jQuery.ajax', false],
    ['jQuery.ajaxSettings.converters.text script', false],
    ['jQuery._evalUrl', false],
    ['jQuery.fn.init', false],
    ['jQuery.prototype.add', false],
    ['jQuery.fn.init.prototype.html', false],
    ['jQuery.fn.fullpage.moveTo', true],
    ['jQuery.shown', true],
    ['jQuery.getShown', true],
  ])('the path %j leads to one: %s', (path, isFound) => {
    const own = () => undefined;
    const jQuery = Object.assign(() => undefined, {
      ...{ globalEval: own, _evalUrl: own, get: own, getJSON: own, post: own, shown: own, getShown: own },
      ajax: own,
      ajaxSettings: { converters: { 'text script': own } },
      fn: { init: Object.assign(() => undefined, { prototype: { html: own } }), fullpage: { moveTo: own } },
      prototype: { add: own },
    });
    vi.stubGlobal('jQuery', jQuery);
    vi.stubGlobal('$', jQuery);
    vi.stubGlobal('shop', { text: 'a', cart: { open: () => undefined } });
    expect(pageFunction(path) !== undefined).toBe(isFound);
  });
});

describe('forms', () => {
  it('dispatch a change of each field that had an entry, but nothing that has them checked', async () => {
    start({ ...formIsland, load: () => new Promise(() => undefined) });
    const source = await openInteractions(
      `<form class="brxe-form"><input id="town" value="Ascot"><input id="empty"><input type="hidden" value="1"><textarea id="text">Hay</textarea>
        <input type="checkbox" id="tick" checked><input type="checkbox"><select id="one"><option>1<option selected>2</select>
        <select id="many" multiple><option selected>1<option selected>2</select><select><option>1</select></form>
        <form class="woocommerce-ordering"><select id="order"><option>1<option selected>2</select></form>
        ${withInteractions([{ action: 'clearForm', trigger: 'click' }])}`,
    );
    const events: string[] = [];
    for (const type of ['input', 'change'])
      document.addEventListener(type, ({ target }) => {
        if (target instanceof Element) events.push(`${type} ${target.id}`);
      });
    source.click();
    const changed = ['town', 'text', 'tick', 'one', 'many'].map((id) => `change ${id}`);
    await vi.waitFor(() => expect(events).toEqual(changed));
    expect(element('#order')).toHaveProperty('selectedIndex', 0);
  });

  const form = (id: string) => `<form class="brxe-form" data-element-id="${id}">
    <input name="town" value="Ascot"><input type="hidden" name="nonce" value="5f2c"><input type="submit" value="Send">
    <input type="checkbox" checked><input type="radio" checked><textarea>Hay</textarea>
    <select><option>One<option selected>Two</select>
    <div class="file-result">Template</div><div class="file-result show">oats.pdf</div></form>`;
  const state = (form: Element | undefined) =>
    [...(form?.querySelectorAll('input, textarea, select') ?? [])].map((field) => {
      if (field instanceof HTMLInputElement) return /checkbox|radio/.test(field.type) ? field.checked : field.value;
      return field instanceof HTMLSelectElement ? field.selectedIndex : Reflect.get(field, 'value');
    });
  const full = ['Ascot', '5f2c', 'Send', true, true, 'Hay', 1];
  const empty = ['', '5f2c', 'Send', false, false, '', 0];

  it('are cleared whatever the names of their fields', async () => {
    const source = await openInteractions(
      `<form><input id="town" value="Ascot"></form>${withInteractions([{ action: 'clearForm', trigger: 'click' }])}`,
    );
    const town = element('#town');
    Object.defineProperty(element('form'), 'querySelectorAll', { value: town });
    source.click();
    await vi.waitFor(() => expect(town).toHaveProperty('value', ''));
  });

  it.each([
    ['their own after their event', { trigger: 'formSuccess', formId: '#brxe-two' }, [full, empty]],
    ['those that are named', { trigger: 'click', targetFormSelector: '[data-element-id="one"]' }, [empty, full]],
    ['all, where none is named', { trigger: 'click' }, [empty, empty]],
  ])('%s are cleared, except fixed values', async (_, printed, expected) => {
    const source = await openInteractions(
      form('one') + form('two') + withInteractions([{ action: 'clearForm', ...printed }]),
    );
    source.click();
    emitOnDocument('bricks/form/success', { elementId: 'two' });
    await vi.waitFor(() => expect([...document.forms].map(state)).toEqual(expected));
    const rows = [...document.forms].map((each) => each.querySelectorAll('.file-result').length);
    expect(rows).toEqual(expected.map((fields) => (fields === empty ? 1 : 2)));
  });
});

it('a panel beside the page opens and closes, updates its toggle, and restores the focus', async () => {
  start(offCanvas);
  const toggle = { trigger: 'click', action: 'toggleOffCanvas', offCanvasSelector: '#panel', target: 'offcanvas' };
  const source = await openInteractions(
    `<div class="brxe-offcanvas" id="panel"><a href="/">Home</a></div>${withInteractions([toggle], 'aria-expanded="false"')}`,
  );
  const panel = element('#panel');
  await vi.waitFor(() => expect(panel.dataset['islandState']).toBe('ready'));
  source.click();
  await vi.waitFor(() => expect(panel.className).toBe('brxe-offcanvas brx-open'));
  expect([source.getAttribute('aria-expanded'), source.className]).toEqual(['true', 'is-active']);
  expect(panel.dataset['toggleScriptId']).toBe('2fe72e');
  expect(document.activeElement).toBe(element('a'));
  source.click();
  await vi.waitFor(() => expect(panel.classList).not.toContain('brx-open'));
  expect([source.getAttribute('aria-expanded'), source.className]).toEqual(['false', '']);
  expect(document.activeElement).toBe(source);
});

it('a panel that opens by itself restores the focus to where it was', async () => {
  start(offCanvas);
  const toggle = { trigger: 'wooAddedToCart', action: 'toggleOffCanvas', offCanvasSelector: '#panel' };
  await openInteractions(
    `<button id="add"></button><div class="brxe-offcanvas" id="panel"><a href="/">Home</a></div>${withInteractions([toggle])}`,
  );
  const panel = element('#panel');
  await vi.waitFor(() => expect(panel.dataset['islandState']).toBe('ready'));
  element('#add').focus();
  document.body.dispatchEvent(new CustomEvent('added_to_cart'));
  await vi.waitFor(() => expect(document.activeElement).toBe(element('a')));
  element('a').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect([panel.classList.contains('brx-open'), document.activeElement]).toEqual([false, element('#add')]);
});

it('warns that a page without a map has no address to open', async () => {
  const warn = catchWarnings();
  (await openInteractions(withInteractions([{ trigger: 'click', action: 'openAddress' }]))).click();
  await vi.waitFor(() => expect(warn.mock.calls[0]?.[0]).toContain('toggleMapInfoBox'));
});
