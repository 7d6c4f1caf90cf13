import { afterEach, expect, it } from 'vitest';
import { createEntries } from './create-entries.ts';

afterEach(() => document.body.replaceChildren());

const options = () => {
  const controller = new AbortController();
  const { signal } = controller;
  const name = (link: Element, section: Element, number: number) => {
    link.textContent = `${number} ${section.id}`;
  };
  return { controller, name, linkClass: () => '', signal };
};
const find = (selector: string) => {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`${selector} is missing`);
  return found;
};

it('keeps the focus in the list where all sections are replaced', () => {
  document.body.innerHTML = '<ul></ul><p id="fit"></p><p id="care"></p><p id="oil"></p>';
  const { fill } = createEntries(find('ul'), options());
  const [fit, care, oil] = document.querySelectorAll('p');
  if (fit && care) fill([fit, care]);
  document.querySelector('a')?.focus();
  if (oil) fill([oil]);
  expect(document.activeElement?.getAttribute('href')).toBe('#oil');
});

it('adopts entries that lead to a section of this page, and removes at the end only what was added', () => {
  const { controller, ...given } = options();
  document.body.innerHTML =
    '<ul><li><a href="#fit">Old</a></li><li><a href="/elsewhere/#care">Other</a></li></ul><p id="fit"></p><p id="care"></p>';
  const [list, link] = [find('ul'), find('a')];
  createEntries(list, given).fill([...document.querySelectorAll('p')]);
  const entries = () => [...list.children].map(({ textContent }) => textContent);
  expect([entries(), find('a') === link]).toEqual([['1 fit', '2 care', 'Other'], true]);
  controller.abort();
  expect(entries()).toEqual(['1 fit', 'Other']);
});
