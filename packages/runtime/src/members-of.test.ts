import { expect, it, vi } from 'vitest';
import { membersOf } from './members-of.ts';

it('is the element itself where it is no form', () => {
  const element = document.createElement('div');
  expect(membersOf(element)).toBe(element);
});

it('has the members of a form, bound to it', () => {
  const form = document.createElement('form');
  form.innerHTML = '<select><option>Pony</option></select>';
  const { querySelector, setAttribute } = membersOf(form);
  setAttribute('data-here', 'yes');
  expect([querySelector('select')?.value, form.dataset['here'], membersOf(form).elements.length]).toEqual([
    'Pony',
    'yes',
    1,
  ]);
});

it('calls another script’s replacement of a method', () => {
  const form = document.createElement('form');
  const submit = vi.fn();
  Object.defineProperty(form, 'submit', { value: submit });
  membersOf(form).submit();
  expect(submit).toHaveBeenCalledOnce();
});
