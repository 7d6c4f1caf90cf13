import { STATE_ATTRIBUTE } from '@stirrup/runtime';
import { afterEach, expect, it, vi } from 'vitest';
import { replaceHtml } from './replace-html.ts';
import { replaceNodes } from './replace-nodes.ts';

const COUNT = 200;

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Items of a list, each on a line of its own. */
const items = (print: (index: number) => string, first: number) =>
  Array.from({ length: COUNT }, (_, index) => `${print(first + index)}\n`).join('');

it.each([
  ['products', (index: number) => `<li class="post-${index}"><a href="/${index}/">Product ${index}</a></li>`],
  ['posts', (index: number) => `<li class="post"><a href="/${index}/">Post ${index}</a></li>`],
  ['pictures', (index: number) => `<li class="item"><img src="/${index}.jpg" alt=""></li>`],
  ['scripts', (index: number) => `<script>run(${index})</script>`],
])('compares each of many %s with a few others, not with all', (_, print) => {
  document.body.innerHTML = `<ul>${items(print, 0)}</ul>`;
  const list = document.querySelector('ul');
  const compare = vi.spyOn(Node.prototype, 'isEqualNode');
  const read = vi.spyOn(Element.prototype, 'getAttributeNames');
  replaceNodes(Array.from(list?.childNodes ?? []), items(print, COUNT));
  expect(list?.innerHTML).toBe(items(print, COUNT));
  expect(compare.mock.calls.length).toBeLessThan(10 * COUNT);
  expect(read.mock.calls.length).toBeLessThan(20 * COUNT);
});

it('compares an island with its own markup only, and keeps it where its place has changed', () => {
  const print = (index: number) => `<li class="island">Island ${index}</li>`;
  document.body.innerHTML = `<ul>${items(print, 0)}</ul>`;
  const list = document.querySelector('ul');
  const islands = Array.from(list?.children ?? []);
  for (const island of islands) island.setAttribute(STATE_ATTRIBUTE, 'ready');
  const compare = vi.spyOn(Node.prototype, 'isEqualNode');
  replaceNodes(Array.from(list?.childNodes ?? []), items(print, 1));
  expect(compare.mock.calls.length).toBeLessThan(10 * COUNT);
  expect(list?.children[0]).toBe(islands[1]);
  expect(islands[0]?.isConnected).toBe(false);
});

it('keeps equal elements of one key, such as the radio buttons of a name', () => {
  const print = (ids: string) =>
    `<ul>${[...ids].map((id) => `<li><input type="radio" name="method" id="${id}"><label for="${id}">${id}</label></li>`).join('')}</ul>`;
  document.body.innerHTML = print('abc');
  const third = document.querySelector('#c');
  for (const list of document.querySelectorAll('ul')) replaceHtml(list, print('ac'), { keys: ['name'] });
  expect([document.querySelector('#c') === third, document.querySelectorAll('li').length]).toEqual([true, 2]);
});
