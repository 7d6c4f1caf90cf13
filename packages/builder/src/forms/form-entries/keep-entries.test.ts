import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nameForms } from '../../testing/name-forms.ts';
import { the } from '../../testing/the.ts';
import { hasKeptEntries } from './has-kept-entries.ts';
import { keepEntries } from './keep-entries.ts';

let ending = new AbortController();

beforeEach(() => sessionStorage.clear());

afterEach(() => {
  leavePage();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

const FIELDS = `
  <input id="name" name="name"><input id="printed" name="printed" value="Dun">
  <input id="mail-1" name="mail[]" type="email"><input id="mail-2" name="mail[]" type="email">
  <textarea id="text" name="text">Hello</textarea>
  <select id="one" name="one"><option value="">-</option><option>A</option><option>B</option></select>
  <select id="many" name="many[]" multiple><option selected>A</option><option>B</option><option>C</option></select>
  <input id="r-1" type="radio" name="radio[]" value="1" checked><input id="r-2" type="radio" name="radio[]" value="2">
  <input id="c-1" type="checkbox" name="box[]" value="1" checked><input id="c-2" type="checkbox" name="box[]" value="2">`;

/** Loads the page; ids differ each time. */
function load(fields = FIELDS, attributes = 'data-element-id="contac"') {
  document.body.innerHTML = `<form ${attributes}>${fields}</form>`;
  const form = the('form', HTMLFormElement);
  ending = new AbortController();
  const emitted: string[] = [];
  for (const type of ['input', 'change'])
    form.addEventListener(type, ({ target }) => emitted.push(`${type} ${target instanceof Element && target.id}`));
  const wasKept = hasKeptEntries(form);
  nameForms();
  return { form, emitted, wasKept, ...keepEntries(form, ending.signal) };
}

/** Leaves the page: by a link, a reload, or because a phone needs the memory. */
function leavePage(remove = true) {
  window.dispatchEvent(new Event('pagehide'));
  if (!remove) return;
  // A page that is being discarded gets no event.
  vi.stubGlobal('sessionStorage', undefined);
  ending.abort();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
}

const control = (id: string) => {
  const found = document.getElementById(id);
  if (!found || !('value' in found)) throw new Error(`The form has no ${id}.`);
  return Object.assign(found, { value: String(found.value) });
};

function type(id: string, value: string) {
  control(id).value = value;
  control(id).dispatchEvent(new Event('input', { bubbles: true }));
}

function choose(id: string, isChosen: boolean) {
  the(`#${id}`, HTMLInputElement).checked = isChosen;
  control(id).dispatchEvent(new Event('input', { bubbles: true }));
}

const state = () => ({
  texts: ['name', 'printed', 'mail-1', 'mail-2', 'text', 'one'].map((id) => control(id).value),
  many: [...the('#many', HTMLSelectElement).options].map(({ selected }) => selected),
  ticked: ['r-1', 'r-2', 'c-1', 'c-2'].map((id) => the(`#${id}`, HTMLInputElement).checked),
});

it('restores entries, with their events', () => {
  load();
  for (const [id, value] of [
    ['name', 'Jo “1”'],
    ['mail-2', 'b@c.de'],
    ['text', ''],
    ['one', 'B'],
  ] as const)
    type(id, value);
  choose('r-2', true);
  choose('c-1', false);
  choose('c-2', true);
  for (const [index, selected] of [false, true, true].entries()) {
    const option = the('#many', HTMLSelectElement).options[index];
    if (option) option.selected = selected;
  }
  const before = state();
  leavePage();

  const { emitted, wasKept } = load();
  expect([state(), wasKept]).toEqual([before, true]);
  expect(emitted).toContain('input name');
  expect(emitted).toContain('change many');
  expect(emitted).not.toContain('input printed');
  leavePage();
  load();
  expect(state()).toEqual(before);
});

it('keeps fields that no longer have the printed value', () => {
  load();
  type('name', 'Jo');
  type('text', 'Ring twice');
  leavePage();
  document.body.innerHTML = `<form data-element-id="contac">${FIELDS}</form>`;
  control('name').value = 'Restored by the browser';
  ending = new AbortController();
  keepEntries(the('form', HTMLFormElement), ending.signal);
  expect([control('name').value, control('text').value]).toEqual(['Restored by the browser', 'Ring twice']);
});

it('keeps the entries of a removed form, and of a page in the background', () => {
  load();
  type('name', 'Jo');
  ending.abort();
  expect(load().wasKept).toBe(true);
  expect(control('name').value).toBe('Jo');
  type('name', 'Joan');
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(JSON.stringify({ ...sessionStorage })).toContain('Joan');
  leavePage();
  load();
  expect(control('name').value).toBe('Joan');
});

it('discards accepted entries, and cleared ones', () => {
  const { forget } = load();
  type('name', 'Jo');
  leavePage(false);
  forget();
  leavePage();
  expect(load().wasKept).toBe(false);
  type('name', 'Jo');
  leavePage();
  load().form.reset();
  leavePage();
  expect([load().wasKept, control('name').value]).toEqual([false, '']);
  type('name', 'Jo');
  leavePage(false);
  type('name', '');
  leavePage();
  expect(load().wasKept).toBe(false);
});

describe('never keeps', () => {
  it.each([
    ['a password', '<input id="x" type="password" name="x">'],
    ['a password that is shown', '<div class="password-input-wrapper"><input id="x" name="x"></div>'],
    ['a card', '<input id="x" name="x" autocomplete="section-a billing cc-number">'],
    ['a code', '<input id="x" name="x" autocomplete="one-time-code">'],
    ['a trap', '<input id="x" name="x" tabindex="-1" autocomplete="off">'],
    ['a bot check', '<textarea id="x" name="g-recaptcha-response"></textarea>'],
    ['a hidden field', '<input id="x" type="hidden" name="x">'],
    ['a field without a name', '<input id="x">'],
    ['a field that is not to be kept', '<div data-no-keep><input id="x" name="x"></div>'],
  ])('%s', (_, html) => {
    load(html);
    type('x', 'secret');
    leavePage();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret');
    load(html);
    expect(control('x').value).toBe('');
  });

  it('a password whose text is visible', () => {
    load('<input id="x" type="password" name="x">');
    the('#x', HTMLInputElement).type = 'text';
    type('x', 'secret');
    leavePage();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret');
  });

  it('entries of a form that opts out', () => {
    load(FIELDS, 'data-element-id="contac" data-no-keep');
    type('name', 'Jo');
    leavePage();
    expect(sessionStorage).toHaveLength(0);
  });
});

it('separates forms, loops and pages', () => {
  load();
  type('name', 'Jo');
  leavePage();
  expect(load(FIELDS, 'data-element-id="other"').wasKept).toBe(false);
  leavePage();
  expect(load(FIELDS, 'data-element-id="contac" data-loop-object-id="7"').wasKept).toBe(false);
  leavePage();
  history.pushState(null, '', '/elsewhere/');
  expect(load().wasKept).toBe(false);
  // An untouched copy stores nothing.
  leavePage();
  history.back();
});

it('an untouched copy of the form does not discard the other’s entries', () => {
  load();
  const other = the('form', HTMLFormElement).cloneNode(true);
  if (!(other instanceof HTMLFormElement)) throw new Error('The copy is no form.');
  document.body.append(other);
  keepEntries(other, ending.signal);
  type('name', 'Jo');
  leavePage();
  expect(load().wasKept).toBe(true);
});

it.each(['{', '[]', '7', '{"name":"Jo","text":{"a":1},"one":[7,null]}', '{"name":[{"a":1}]}', '{"name":[["Jo"]]}'])(
  'survives a spoilt copy: %s',
  (json) => {
    load();
    type('name', 'Jo');
    leavePage();
    const [key = ''] = Object.keys({ ...sessionStorage });
    sessionStorage.setItem(key, json);
    expect(() => load()).not.toThrow();
    expect(control('name').value).toBe('');
  },
);

it('ignores full storage', () => {
  const full = () => {
    throw new DOMException('No room', 'QuotaExceededError');
  };
  const storage = sessionStorage;
  load();
  type('name', 'Old');
  leavePage();
  load();
  type('name', 'New');
  const removeItem = (key: string) => storage.removeItem(key);
  vi.stubGlobal('sessionStorage', { getItem: full, removeItem, setItem: full });
  window.dispatchEvent(new Event('pagehide'));
  leavePage();
  expect(load().wasKept).toBe(false);
});

it('ignores blocked storage', () => {
  vi.stubGlobal('sessionStorage', undefined);
  const { wasKept, forget } = load();
  type('name', 'Jo');
  forget();
  leavePage(false);
  expect([wasKept, control('name').value]).toEqual([false, 'Jo']);
});

it('keeps entries made while it was loading', () => {
  document.body.innerHTML = '<form data-element-id="contac"><input id="name" name="name"></form>';
  const form = the('form', HTMLFormElement);
  the('#name', HTMLInputElement).value = 'Ada';
  ending = new AbortController();
  keepEntries(form, ending.signal);
  window.dispatchEvent(new Event('pagehide'));
  expect(JSON.stringify({ ...sessionStorage })).toContain('Ada');
});
