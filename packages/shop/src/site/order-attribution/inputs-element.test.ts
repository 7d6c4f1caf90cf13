import { replaceHtml } from '@stirrup/cms';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { AttributionData } from './attribution-data.ts';
import { INPUTS_ELEMENT } from './contract.ts';
import { defineInputs, setInputs } from './inputs-element.ts';

const inputs = `<${INPUTS_ELEMENT}></${INPUTS_ELEMENT}>`;
const values: AttributionData = { source_type: 'utm', utm_source: 'nl', utm_id: null };
let early: Element | null;

beforeAll(() => {
  document.body.innerHTML = `<form>${inputs}</form>`;
  early = document.querySelector(INPUTS_ELEMENT);
  if (early) Object.assign(early, { values: { source_type: 'early' } });
  defineInputs(() => ({ prefix: 'wc_', values }));
});
afterEach(() => document.body.replaceChildren());

const sent = (form = document.querySelector('form')) =>
  Object.fromEntries([...new FormData(form ?? undefined)].map(([name, value]) => [name, String(value)]));
const filled = { wc_source_type: 'utm', wc_utm_source: 'nl', wc_utm_id: '' };

it('fills a form with one hidden field each, in order', () => {
  document.body.innerHTML = `<form>${inputs}</form>`;
  const fields = [...document.querySelectorAll('input')];
  expect(fields.map(({ type, name, value }) => [type, name, value])).toEqual([
    ['hidden', 'wc_source_type', 'utm'],
    ['hidden', 'wc_utm_source', 'nl'],
    ['hidden', 'wc_utm_id', ''],
  ]);
});

it('fills every form, and each once', () => {
  document.body.innerHTML = `<form>${inputs}<p>${inputs}</p>${inputs}</form><form>${inputs}</form>${inputs}`;
  expect(document.querySelectorAll('input')).toHaveLength(9);
  expect([...document.forms].map(sent)).toEqual([filled, filled]);
  expect(document.querySelectorAll(INPUTS_ELEMENT)).toHaveLength(5);
});

it('makes the next one of a form take over when the first is removed', () => {
  document.body.innerHTML = `<form>${inputs}${inputs}</form>`;
  document.querySelector(INPUTS_ELEMENT)?.remove();
  expect(sent()).toEqual(filled);
  document.querySelector('form')?.insertAdjacentHTML('afterbegin', inputs);
  expect(document.querySelectorAll('input')).toHaveLength(3);
});

it('sets new values, and empties them', () => {
  document.body.innerHTML = `<form>${inputs}</form>`;
  setInputs({ source_type: 'typein', utm_source: '(direct)', utm_id: '7' });
  expect(sent()).toEqual({ wc_source_type: 'typein', wc_utm_source: '(direct)', wc_utm_id: '7' });
  setInputs({ source_type: null, utm_source: null, utm_id: null });
  expect(sent()).toEqual({ wc_source_type: '', wc_utm_source: '', wc_utm_id: '' });
});

it('exposes its values to other scripts', () => {
  document.body.innerHTML = `<form>${inputs}</form>`;
  const element = document.querySelector(INPUTS_ELEMENT);
  expect(element && Reflect.get(element, 'values')).toEqual(values);
  if (element) Reflect.set(element, 'values', { utm_source: 'app' });
  expect(sent()).toEqual({ wc_source_type: '', wc_utm_source: 'app', wc_utm_id: '' });
  if (element) Reflect.set(element, 'values', 'nonsense');
  expect(sent()).toEqual({ wc_source_type: '', wc_utm_source: '', wc_utm_id: '' });
});

it('is not shadowed by values that were set before it was defined', () => {
  if (early) document.body.innerHTML = '<form></form>';
  if (early) document.querySelector('form')?.append(early);
  setInputs({ source_type: 'organic' });
  expect(sent()).toMatchObject({ wc_source_type: 'organic' });
});

it('comes to life in copies, and fills itself again when new markup is merged into it', async () => {
  document.body.innerHTML = `<div><form class="register">${inputs}<input name="email"></form></div>`;
  const form = document.querySelector('form');
  form?.after(form.cloneNode(true));
  expect([...document.forms].map((each) => sent(each))).toEqual([
    { ...filled, email: '' },
    { ...filled, email: '' },
  ]);
  const box = document.querySelector('div');
  if (box) replaceHtml(box, `<div><form class="register">${inputs}<input name="email"></form></div>`);
  await vi.waitFor(() => expect(sent()).toEqual({ ...filled, email: '' }));
});

it('keeps the fields that it was made with', () => {
  document.body.innerHTML = `<form>${inputs}</form>`;
  setInputs({ other: 'x' });
  expect(Object.keys(sent())).toEqual(Object.keys(filled));
});
