import { describe, expect, it, vi } from 'vitest';
import {
  BOXES,
  endForm,
  field,
  input,
  leave,
  MAIL,
  messages,
  NAME,
  openForm,
  PICK,
  pause,
  summary,
  type,
  withForm,
} from '../../testing/fields-page.ts';
import { lookAfter } from '../../testing/look-after.ts';
import { the } from '../../testing/the.ts';

withForm();

describe('while it is filled in', () => {
  it('waits for a pause in typing, shows the error beside other descriptions, and removes it', () => {
    openForm(MAIL);
    input('#mail').setAttribute('aria-describedby', 'hint');
    type('#mail', 'j');
    pause(299);
    type('#mail', 'jo');
    pause(299);
    expect(messages()).toEqual([]);
    pause(1);
    expect(messages()).toEqual(['A mail, please']);
    const box = document.querySelector('.form-group > .form-group-error-message');
    expect(input('#mail').getAttribute('aria-describedby')).toBe(`hint ${box?.id}`);
    expect(input('#mail').getAttribute('aria-invalid')).toBe('true');
    expect(document.querySelector('[role="status"]')?.textContent).toBe('Mail: A mail, please');
    type('#mail', 'jo@stable.test');
    pause();
    expect([messages(), input('#mail').getAttribute('aria-describedby')]).toEqual([[], 'hint']);
    expect(input('#mail').hasAttribute('aria-invalid')).toBe(false);
  });

  it('announces the errors of fields that were left one after the other', () => {
    openForm(NAME + MAIL);
    input('#mail').value = 'j';
    leave('#name');
    leave('#mail');
    pause();
    expect(document.querySelector('[role="status"]')?.textContent).toBe('Name: Your name, please Mail: A mail, please');
  });

  it('validates a field that was left, but not when the focus moves within it', () => {
    openForm(NAME + BOXES);
    leave('#box-one', input('#box-two'));
    pause();
    expect(messages()).toEqual([]);
    leave('#box-two');
    leave('#name');
    pause();
    expect(messages()).toHaveLength(2);
    expect(summary()).toBeUndefined();
  });

  it('does not validate a field from which the focus moves into its calendar', () => {
    openForm(NAME);
    document.body.insertAdjacentHTML('beforeend', '<div id="days" role="dialog"><button>1</button></div>');
    input('#name').setAttribute('aria-controls', 'days');
    leave('#name', the('#days button', HTMLButtonElement));
    pause();
    expect(messages()).toEqual([]);
    leave('#name');
    pause();
    expect(messages()).toEqual(['Your name, please']);
  });

  it.each([
    [['input' as const], 0, 1],
    [['blur' as const], 1, 1],
    [['input' as const, 'blur' as const], 0, 0],
  ])('does not validate if the form says so: %j', (disabledOn, afterInput, afterBlur) => {
    const { check } = openForm(MAIL, disabledOn);
    type('#mail', 'jo');
    pause();
    expect(messages()).toHaveLength(afterInput);
    leave('#mail');
    pause();
    expect(messages()).toHaveLength(afterBlur);
    expect(check()).toBe(false);
    // A valid entry never shows an error.
    type('#mail', 'jo@stable.test');
    pause();
    expect(messages()).toEqual([]);
  });

  it('costs the same for any number of fields', () => {
    const { form } = openForm(
      Array.from({ length: 300 }, (_, index) => MAIL.replace('id="mail"', `id="mail${index}"`)).join(''),
    );
    const asked = vi.spyOn(form, 'querySelectorAll');
    const matched = vi.spyOn(Element.prototype, 'matches');
    type('#mail7', 'jo');
    pause();
    expect(messages()).toHaveLength(1);
    expect([asked.mock.calls.length, matched.mock.calls.length < 20]).toEqual([0, true]);
  });
});

describe('on submitting', () => {
  it('shows every error, focuses the first field, and announces their number', async () => {
    const { check } = openForm(MAIL + NAME + PICK + BOXES);
    const invalid = vi.fn();
    input('#name').addEventListener('invalid', invalid);
    expect(check()).toBe(false);
    expect(messages()).toEqual(['Your name, please', 'Pick one', 'Constraints not satisfied']);
    expect([document.activeElement, invalid.mock.calls.length]).toEqual([input('#name'), 1]);
    await vi.dynamicImportSettled();
    expect(summary()).toBe(
      '3 fields need attentionName: Your name, pleasePick: Pick oneBoxes: Constraints not satisfied',
    );
    expect(input('#box-two').getAttribute('aria-invalid')).toBe('true');

    const [, second] = document.querySelectorAll<HTMLElement>('[role="alert"] a');
    second?.click();
    expect(document.activeElement).toBe(the('#pick', HTMLSelectElement));
    type('#name', 'Jo');
    pause();
    expect(summary()).toMatch(/Pick: Pick one/);
    expect(summary()).not.toMatch(/Name:/);
    the('#pick', HTMLSelectElement).value = 'One';
    input('#box-two').checked = true;
    expect([check(), messages(), summary()]).toEqual([true, [], undefined]);
  });

  it('announces the error of the one invalid field each time, if the focus is in it already', () => {
    const { check } = openForm(NAME + MAIL);
    const checkAgain = () => {
      check();
      return document.querySelector('[role="alert"]')?.textContent;
    };
    expect([checkAgain(), document.activeElement]).toEqual([undefined, input('#name')]);
    expect(checkAgain()).toBe('Name: Your name, please');
    expect(checkAgain()).toBe('Name: Your name, please\u00a0');
  });

  it('validates only the given part of the form, and no hidden fields', () => {
    const { check, form } = openForm(`<fieldset>${NAME}</fieldset>${PICK}${MAIL}`);
    type('#name', 'Jo');
    expect(check(form.querySelector('fieldset') ?? form)).toBe(true);
    expect(check()).toBe(false);
    the('.form-group:has(#pick)', HTMLElement).style.display = 'none';
    expect([check(), messages()]).toEqual([true, []]);
  });
});

it('validates controls outside of the form, too, and those of no other', () => {
  const { form, check, showErrors } = openForm(MAIL);
  form.id = 'order';
  const terms = (id: string, owner: string) =>
    `<label><input type="checkbox" id="${id}" name="terms" form="${owner}" required data-error-message="Agree"> Terms</label>`;
  document.body.insertAdjacentHTML('beforeend', `<p>${terms('own', 'order')}${terms('foreign', 'others')}</p>`);
  expect([check(), messages(), document.activeElement]).toEqual([false, ['Agree'], input('#own')]);
  expect(['own', 'foreign'].map((id) => input(`#${id}`).getAttribute('aria-invalid'))).toEqual(['true', null]);
  input('#foreign').click();
  input('#own').click();
  pause();
  expect([check(), messages()]).toEqual([true, []]);
  showErrors(new Map([['mailf', 'Unknown']]));
  expect(document.activeElement).toBe(input('#mail'));
});

it('accepts one of several required checkboxes, and requires all again if none is ticked', () => {
  const { form } = openForm(BOXES.replace('value="one"', 'value="one" checked'));
  const required = () => [input('#box-one').required, input('#box-two').required];
  const tick = (selector: string, checked: boolean) => {
    input(selector).checked = checked;
    for (const name of ['input', 'change']) input(selector).dispatchEvent(new Event(name, { bubbles: true }));
    pause();
  };
  expect(required()).toEqual([false, false]);
  tick('#box-one', false);
  expect([required(), messages().length]).toEqual([[true, true], 1]);
  tick('#box-two', true);
  expect([required(), messages().length]).toEqual([[false, false], 0]);
  endForm();
  expect([required(), form.querySelector('[aria-invalid]')]).toEqual([[true, true], null]);
});

it('clears errors on reset, unless a listener prevents it, and removes everything on release', () => {
  const { form, check, clear } = openForm(NAME + MAIL + PICK);
  const markup = form.innerHTML;
  check();
  clear();
  expect(form.innerHTML).toBe(markup);
  type('#mail', 'jo');
  clear();
  pause();
  expect(form.innerHTML).toBe(markup);
  check();
  form.addEventListener('reset', (event) => event.preventDefault(), { once: true });
  for (const isKept of [true, false]) {
    form.reset();
    pause(0);
    expect(form.innerHTML !== markup).toBe(isKept);
  }
  type('#mail', 'jo');
  check();
  endForm();
  pause();
  expect(form.innerHTML).toBe(markup);
});

it('focuses the replacement of a field that the theme hides', () => {
  const { check } = openForm(
    field('<input type="file" required style="display: none"><button type="button">Choose</button>', 'role="group"'),
  );
  Object.defineProperty(input('[type="file"]'), 'focus', { value: () => undefined });
  expect(check()).toBe(false);
  expect(document.activeElement?.textContent).toBe('Choose');
});

it('keeps two forms apart, and works with our own parts', () => {
  document.body.innerHTML = ['a', 'b']
    .map(
      (name) =>
        `<form id="${name}" data-island="form"><div data-part="field"><label>Name <input name="name" required></label></div></form>`,
    )
    .join('');
  const ending = new AbortController();
  const [first, second] = [...document.querySelectorAll('form')].map((form) => lookAfter(form, [], ending.signal));
  expect(first?.check()).toBe(false);
  expect(document.querySelectorAll('#a [data-part="problem"], #b [data-part="problem"]')).toHaveLength(1);
  second?.showErrors(new Map([['name', 'x']]));
  const ids = [...document.querySelectorAll('[data-part="problem"]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
});
