import { pageRegistry } from '@stirrup/runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fillHtml } from './fill-html.ts';
import { insertHtml } from './insert-html.ts';

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '<p>old</p>';
});
afterEach(() => {
  vi.restoreAllMocks();
});

const paragraph = () => {
  const element = document.querySelector('p');
  if (!element) throw new Error('no p');
  return element;
};

it('inserts at every position and finds new islands', () => {
  const find = vi.spyOn(pageRegistry(), 'find');
  const added = [
    insertHtml(paragraph(), 'beforebegin', '<i>1</i>'),
    insertHtml(paragraph(), 'afterbegin', '<i>2</i>'),
    insertHtml(paragraph(), 'beforeend', '<i>3</i>'),
    insertHtml(paragraph(), 'afterend', '<i>4</i> <i>5</i>'),
  ];
  expect(document.body.innerHTML).toBe('<i>1</i><p><i>2</i>old<i>3</i></p><i>4</i> <i>5</i>');
  expect(find.mock.calls.map(([root]) => root)).toEqual(added.flat());
});

it('parses rows on their own', () => {
  document.body.innerHTML = '<table><tbody><tr><td>1</td></tr></tbody></table>';
  const row = document.querySelector('tr');
  if (!row) throw new Error('no row');
  insertHtml(row, 'afterend', '<tr><td>2</td></tr>');
  expect(document.querySelectorAll('tbody > tr')).toHaveLength(2);
});

it('puts styles behind the HTML, and leaves empty ones out', () => {
  insertHtml(paragraph(), 'afterbegin', '<i></i>', { styles: '\n<style>.brxe-a{color:navy}</style>\n' });
  insertHtml(paragraph(), 'beforeend', '<i></i>', { styles: '<style>/* INFINITE SCROLL CSS */\n</style>' });
  expect(paragraph().innerHTML).toBe('<i></i><style>.brxe-a{color:navy}</style>old<i></i>');
});

it('releases the islands that it replaces', () => {
  const child = document.body.firstElementChild;
  const release = vi.spyOn(pageRegistry(), 'release');
  fillHtml(document.body, '<b>new</b> text');
  expect(document.body.innerHTML).toBe('<b>new</b> text');
  expect(release.mock.calls).toEqual([[child]]);
});

it('explains that a reference has no parent', () => {
  expect(() => insertHtml(document.createElement('p'), 'afterend', '<i></i>')).toThrow(/^Stirrup: insertHtml\(\)/);
});
