import { expect, it, vi } from 'vitest';
import { field, input, messages, NAME, openForm, withForm } from '../../testing/fields-page.ts';

withForm();

it.each([
  ['a trap', '<input id="trap" tabindex="-1" autocomplete="off" required>'],
  ['a disabled field', '<input required disabled>'],
  ['a field for reading', '<input required readonly>'],
  ['a hidden field', '<input type="hidden" required>'],
  ['a button', '<button name="x" value="">Go</button><input type="button" required>'],
])('never validates %s', (_, html) => {
  const { check } = openForm(field(html));
  expect([check(), messages()]).toEqual([true, []]);
});

it.each([
  ['spaces', '<input id="x" required value="   ">', false],
  ['a host of one word', '<input id="x" type="url" value="http://localhost">', false],
  ['a web address without a scheme', '<input id="x" type="url" value="stable.test/a">', true],
  ['a mail without a dot', '<input id="x" type="email" value="a@b">', false],
  ['a number above its maximum', '<input id="x" type="number" max="9" value="9.5">', false],
  ['a number between steps', '<input id="x" type="number" step="2" value="3">', false],
  ['the wrong pattern', '<input id="x" pattern="[a-z]+" title="Letters only" value="7">', false],
  ['a short text that was restored', '<textarea id="x" minlength="3">ab</textarea>', false],
  ['a long text that was restored', '<input id="x" maxlength="3" value="abcd">', false],
  ['an optional choice', '<input type="radio" name="r" value="1"><input type="radio" name="r" value="2">', true],
  [
    'a required choice',
    '<input type="radio" name="r" required value="1"><input type="radio" name="r" value="2">',
    false,
  ],
  [
    'a choice made',
    '<input type="radio" name="r" required value=""><input type="radio" name="r" value="" checked>',
    true,
  ],
  ['consent', '<input type="checkbox" name="ok" required>', false],
  ['consent given', '<input type="checkbox" name="ok" required checked>', true],
  ['a missing file', '<input type="file" required>', false],
])('finds %s', (_, html, isRight) => {
  const { check } = openForm(field(html));
  expect([check(), messages().length]).toEqual([isRight, isRight ? 0 : 1]);
  expect(messages().includes('')).toBe(false);
  expect(
    [...document.querySelectorAll('input, textarea')].some((one) => Reflect.get(one, 'validity').customError),
  ).toBe(false);
});

it('takes radio buttons of one name as one choice, wherever they stand in the form', () => {
  const choice = (value: string, more = '') =>
    field(`<label><input type="radio" name="r" value="${value}" ${more}></label>`);
  const { check } = openForm(`${choice('a', 'required')}${choice('b')}${choice('c')}`);
  expect([check(), messages().length]).toEqual([false, 1]);
  input('[value="c"]').checked = true;
  expect([check(), messages()]).toEqual([true, []]);
});

it('shows a custom error of the page’s script', () => {
  const { check } = openForm(NAME);
  input('#name').value = 'Jo';
  input('#name').setCustomValidity('Taken');
  expect([check(), messages()]).toEqual([false, ['Taken']]);
});

it('refuses an empty entry in our own words where the browser has none', () => {
  vi.spyOn(HTMLInputElement.prototype, 'validationMessage', 'get').mockReturnValue('');
  const { check } = openForm(field('<input id="x" required>'));
  expect([check(), messages()]).toEqual([false, ['Please fill in this field.']]);
});
