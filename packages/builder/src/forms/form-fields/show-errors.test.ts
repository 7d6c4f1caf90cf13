import { expect, it, vi } from 'vitest';
import {
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
import { the } from '../../testing/the.ts';

withForm();

it('shows an error at its field until the next change', async () => {
  const { showErrors, check } = openForm(NAME + MAIL + PICK);
  const found = new Map([
    ['form-field-mailf', '<strong>Error:</strong> known &amp; taken'],
    ['namef', 'Too short'],
    ['pick', 'Sold out'],
    ['registration', 'Not today'],
  ]);
  showErrors(found);
  expect(messages()).toEqual(['Too short', 'Error: known & taken', 'Sold out']);
  expect(document.activeElement).toBe(input('#mail'));
  await vi.dynamicImportSettled();
  expect(summary()).toMatch(/^3 fields need attention/);
  leave('#name');
  pause();
  expect(messages()).toHaveLength(3);
  type('#mail', 'x');
  expect(messages()).toEqual(['Too short', 'Sold out']);
  input('#name').value = 'Jo';
  input('#mail').value = '';
  the('#pick', HTMLSelectElement).value = 'One';
  expect([check(), messages()]).toEqual([true, []]);
});

it('shows no error at a hidden field or a honeypot, and no second one', () => {
  const { showErrors } = openForm(
    `${NAME}${field('<input name="gone">', 'style="display: none"')}${field('<input name="trap" tabindex="-1" autocomplete="off">')}`,
  );
  const problems = new Map([
    ['gone', 'a'],
    ['trap', 'b'],
    ['name', 'c'],
    ['namef', 'd'],
    ['', 'e'],
  ]);
  showErrors(problems);
  expect(messages()).toEqual(['c']);
});

it('shows an error in a hidden step, which gets the invalid event', () => {
  const { showErrors, form } = openForm(`<fieldset data-other-step style="display: none">${NAME}</fieldset>${MAIL}`);
  form.addEventListener(
    'invalid',
    ({ target }) => {
      if (target instanceof Element) the('fieldset', HTMLElement).style.display = '';
    },
    { capture: true },
  );
  showErrors(new Map([['namef', 'Taken']]));
  expect(messages()).toEqual(['Taken']);
  expect(document.activeElement).toBe(input('#name'));
});

it('does not take the focus from a visitor who has moved on', () => {
  const { showErrors, form } = openForm(NAME);
  const link = document.createElement('button');
  form.after(link);
  link.focus();
  showErrors(new Map([['namef', 'Taken']]));
  expect([document.activeElement, messages()]).toEqual([link, ['Taken']]);
});
