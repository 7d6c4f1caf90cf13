import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type } from '../../testing/fields-page.ts';
import { nameForms } from '../../testing/name-forms.ts';
import { renderPart } from '../../testing/render-part.ts';
import { the } from '../../testing/the.ts';
import { followConditions } from './follow-conditions.tsx';

let ending = new AbortController();

beforeEach(() => {
  // Makes slides instant; a browser test covers them.
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

afterEach(() => {
  ending.abort();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const DELIVERY = `<div class="form-group">
  <input type="radio" id="courier" name="form-field-delivery[]" value="courier"><input type="radio" id="fetch" name="form-field-delivery[]" value="fetch" checked></div>`;
const field = (id: string, condition: unknown) =>
  `<div class="form-group" id="of-${id}" data-shown-when='${typeof condition === 'string' ? condition : JSON.stringify(condition)}'><input id="${id}" name="form-field-${id}" aria-label="${id}"></div>`;
const STREET = field('street', { field: 'delivery', is: 'courier' });

function open(html: string, attributes = '') {
  document.body.innerHTML = `<form ${attributes}>${html}</form>`;
  nameForms();
  const form = the('form', HTMLFormElement);
  const markup = form.innerHTML;
  ending = new AbortController();
  renderPart(followConditions(form, ending.signal), ending.signal);
  return { form, markup };
}

function choose(id: string) {
  const choice = the(`#${id}`, HTMLInputElement);
  choice.checked = true;
  choice.dispatchEvent(new Event('change', { bubbles: true }));
}

const isShown = (id: string) => the(`#${id}`, HTMLElement).checkVisibility();
const sent = () => [...new FormData(the('form', HTMLFormElement)).keys()];

it('follows a control outside of the form', () => {
  const { form } = open(STREET, 'id="order"');
  form.insertAdjacentHTML('afterend', DELIVERY.replaceAll('<input', '<input form="order"'));
  choose('courier');
  expect(isShown('street')).toBe(true);
  choose('fetch');
  expect(isShown('street')).toBe(false);
});

it('hides and disables fields of unmet conditions, and keeps their values', () => {
  const { form, markup } = open(DELIVERY + STREET);
  const listener = vi.fn();
  form.addEventListener('stirrup:conditions', listener);
  expect([isShown('street'), sent()]).toEqual([false, ['form-field-delivery[]']]);
  choose('courier');
  expect([isShown('street'), sent()]).toEqual([true, ['form-field-delivery[]', 'form-field-street']]);
  type('#street', 'Mews 1');
  expect(listener).toHaveBeenCalledTimes(1);
  choose('fetch');
  expect([isShown('street'), the('#street', HTMLInputElement).value]).toEqual([false, 'Mews 1']);
  ending.abort();
  expect([form.innerHTML, isShown('street')]).toEqual([markup, true]);
});

it('reads conditions of fields from the form, for page builders without attributes on fields', () => {
  const conditions = JSON.stringify({ note: { field: 'delivery', isNot: 'fetch' }, gone: { field: 'x', is: 'y' } });
  open(
    `${DELIVERY}<div class="form-group"><textarea id="note" name="form-field-note"></textarea></div>`,
    `data-conditions='${conditions}'`,
  );
  expect(isShown('note')).toBe(false);
  choose('courier');
  expect(isShown('note')).toBe(true);
});

it('handles conditions on hidden fields, also circular ones', () => {
  open(
    DELIVERY +
      STREET +
      field('floor', { field: 'street', filled: true }) +
      field('ping', { field: 'pong', filled: false }) +
      field('pong', { field: 'ping', filled: true }),
  );
  choose('courier');
  type('#street', 'Mews 1');
  expect(isShown('floor')).toBe(true);
  choose('fetch');
  expect(isShown('floor')).toBe(false);
  type('#ping', 'x');
  choose('courier');
  expect(isShown('floor')).toBe(true);
});

it('hides and shows elements of another step for when that step is shown', () => {
  const inStep = (id: string) =>
    field(id, { field: 'delivery', is: 'courier' }).replace('class', 'data-other-step class');
  open(`<style>[data-other-step] { display: none !important }</style>${DELIVERY}${inStep('street')}`);
  const comes = () => {
    the('#of-street', HTMLElement).removeAttribute('data-other-step');
    return isShown('street');
  };
  expect(the('#of-street', HTMLElement).hasAttribute('data-other-step')).toBe(true);
  expect(comes()).toBe(false);
  the('#of-street', HTMLElement).setAttribute('data-other-step', '');
  choose('courier');
  expect(the('#of-street', HTMLElement).style.display).toBe('');
  expect(comes()).toBe(true);
});

it('combines conditions: all of a list, one of any', () => {
  const size = '<select id="size" name="size"><option value="">-</option><option>S</option><option>M</option></select>';
  open(
    DELIVERY +
      size +
      field('both', [
        { field: 'delivery', is: 'courier' },
        { field: 'size', in: ['S', 'M'] },
      ]) +
      field('one', {
        any: [
          { field: 'delivery', is: 'courier' },
          { field: 'size', filled: true },
        ],
      }),
  );
  const shown = () => [isShown('both'), isShown('one')];
  expect(shown()).toEqual([false, false]);
  choose('courier');
  expect(shown()).toEqual([false, true]);
  the('#size', HTMLSelectElement).value = 'M';
  the('#size', HTMLSelectElement).dispatchEvent(new Event('input', { bubbles: true }));
  expect(shown()).toEqual([true, true]);
});

it('keeps fields disabled by the author, and inner fields of hidden parts', () => {
  open(
    `${DELIVERY}<fieldset data-shown-when='{"field":"delivery","is":"courier"}'>
      <input id="always" name="always" disabled>${field('inner', { field: 'other', filled: true })}</fieldset><input id="other" name="other">`,
  );
  const disabled = () => ['always', 'inner'].map((id) => the(`#${id}`, HTMLInputElement).disabled);
  expect(disabled()).toEqual([true, true]);
  type('#other', 'x');
  expect(disabled()).toEqual([true, true]);
  choose('courier');
  expect(disabled()).toEqual([true, false]);
});

it('announces fields that appear after the focus, and no others', () => {
  open(`${STREET}${DELIVERY}${STREET.replaceAll('street', 'town')}`);
  the('#courier', HTMLInputElement).focus();
  const said = () => document.querySelector('[role="status"]')?.textContent ?? '';
  const before = said();
  choose('courier');
  expect([before, said()]).toEqual(['', 'One more to fill in: town']);
});

it('announces a label as it is, also where it looks like a pattern', () => {
  open(DELIVERY + STREET.replace('label="street"', () => 'label="Price in US$$"'));
  the('#courier', HTMLInputElement).focus();
  choose('courier');
  expect(document.querySelector('[role="status"]')?.textContent).toBe('One more to fill in: Price in US$$');
});

it('resets with the form', async () => {
  const { form } = open(DELIVERY + STREET);
  choose('courier');
  form.reset();
  await vi.waitFor(() => expect(isShown('street')).toBe(false));
});

it.each(['', '{', '[]', '7', '{"field":"delivery"}'])(
  'hides nothing by a condition that nobody understands: %s',
  (json) => {
    open(DELIVERY + field('street', json));
    expect(isShown('street')).toBe(true);
  },
);

it('ignores fields that no condition depends on', () => {
  const { form } = open(`${DELIVERY}${STREET}<input id="else" name="else">`);
  const asked = vi.spyOn(form, 'querySelectorAll');
  type('#else', 'x');
  expect(asked).not.toHaveBeenCalled();
});
