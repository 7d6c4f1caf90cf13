import { expect, it, vi } from 'vitest';
import { restoreAttribute } from './restore-attribute.ts';

it.each([null, '', 'now'])('restores the value %j', (before) => {
  const element = document.createElement('p');
  element.setAttribute('title', 'meanwhile');
  restoreAttribute(element, 'title', before);
  expect(element.getAttribute('title')).toBe(before);
});

it('reaches a form whose field is called as its methods are', () => {
  const form = document.createElement('form');
  Object.defineProperty(form, 'setAttribute', { value: document.createElement('input') });
  restoreAttribute(form, 'title', 'before');
  expect(form.getAttribute('title')).toBe('before');
});

it('does not remove what is not there', () => {
  const element = document.createElement('p');
  const remove = vi.spyOn(element, 'removeAttribute');
  restoreAttribute(element, 'style', null);
  expect(remove).not.toHaveBeenCalled();
});
