import { expect, it } from 'vitest';
import { applyBinding, EMPTY, flatten } from './apply-binding.ts';
import { createPart } from './part.ts';

const states = { open: '[data-open]', lit: 'is-on is-lit' };

function partOf(html: string) {
  const template = document.createElement('template');
  template.innerHTML = html;
  const element = template.content.firstElementChild;
  if (!(element instanceof HTMLElement)) throw new Error('no element');
  return createPart('part', 0, element);
}

it('prints booleans as strings in aria and data attributes, and as presence elsewhere', () => {
  const { attributes } = flatten(
    { 'aria-expanded': false, 'data-on': true, hidden: true, inert: false, tabindex: -1, title: null },
    states,
  );
  expect(Object.fromEntries(attributes)).toEqual({
    'aria-expanded': 'false',
    'data-on': 'true',
    hidden: '',
    inert: null,
    tabindex: '-1',
    title: null,
  });
});

it('leaves out handlers, unknown states and undefined ones', () => {
  const applied = flatten({ onClick: () => {}, is: { open: true, unknown: true } }, states);
  expect([...applied.attributes]).toEqual([]);
  expect([...applied.states]).toEqual([['[data-open]', true]]);
});

it('sets a binding’s values and leaves foreign classes alone', () => {
  const part = partOf('<p class="theirs" title="printed" hidden>x</p>');
  applyBinding(part, EMPTY, flatten({ role: 'tab', hidden: null, is: { open: true, lit: true } }, states));
  expect(part.element.outerHTML).toBe('<p class="theirs is-on is-lit" title="printed" role="tab" data-open="">x</p>');
});

it('restores printed values that a binding no longer sets', () => {
  const part = partOf('<p class="is-lit" title="printed" data-open="yes">x</p>');
  const before = part.element.outerHTML;
  const first = flatten({ title: 'set', hidden: true, is: { open: false, lit: true } }, states);
  applyBinding(part, EMPTY, first);
  expect(part.element.outerHTML).toBe('<p class="is-lit is-on" title="set" hidden="">x</p>');
  applyBinding(part, first, EMPTY);
  expect(part.element.getAttribute('data-open')).toBe('yes');
  expect(part.element.className).toBe('is-lit');
  expect(part.element.title).toBe('printed');
  expect(part.element.hidden).toBe(false);
  expect(part.element.attributes).toHaveLength(partOf(before).element.attributes.length);
});

it('leaves no empty class attribute behind', () => {
  const part = partOf('<p>x</p>');
  const first = flatten({ is: { lit: true } }, states);
  applyBinding(part, EMPTY, first);
  applyBinding(part, first, EMPTY);
  expect(part.element.outerHTML).toBe('<p>x</p>');
});

it('does not restore values that another script has changed meanwhile', () => {
  const part = partOf('<p title="printed" class="is-on is-lit">x</p>');
  const first = flatten({ title: 'set', is: { lit: false } }, states);
  applyBinding(part, EMPTY, first);
  part.element.title = 'theirs';
  part.element.classList.add('is-on', 'is-lit', 'more');
  applyBinding(part, first, EMPTY);
  expect(part.element.title).toBe('theirs');
  expect(part.element.className).toBe('is-on is-lit more');
});

it('sets values again after a render that another script has reverted', () => {
  const part = partOf('<p>x</p>');
  const binding = flatten({ 'aria-expanded': true, is: { lit: true } }, states);
  applyBinding(part, EMPTY, binding);
  part.element.removeAttribute('aria-expanded');
  part.element.classList.remove('is-lit');
  applyBinding(part, binding, binding);
  expect(part.element.outerHTML).toBe('<p class="is-on is-lit" aria-expanded="true">x</p>');
});

it('does not write values that the element already has', async () => {
  const part = partOf('<p aria-expanded="true" data-open>x</p>');
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((list) => records.push(...list));
  observer.observe(part.element, { attributes: true });
  applyBinding(part, EMPTY, flatten({ 'aria-expanded': true, hidden: null, is: { open: true } }, states));
  await Promise.resolve();
  expect(records.concat(observer.takeRecords())).toEqual([]);
});

it('sets and removes one value of an attribute that has several, and leaves the others alone', () => {
  const part = partOf('<p data-state="waiting">x</p>');
  const word = { closing: '[data-state="closing"]' };
  const said: (string | null)[] = [];
  let before = EMPTY;
  for (const closing of [false, true, false]) {
    const next = flatten({ is: { closing } }, word);
    applyBinding(part, before, next);
    said.push(part.element.getAttribute('data-state'));
    before = next;
  }
  expect(said).toEqual(['waiting', 'closing', '']);
  applyBinding(part, before, EMPTY);
  expect(part.element.getAttribute('data-state')).toBe('waiting');
});
