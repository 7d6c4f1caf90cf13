import { expect, it } from 'vitest';
import { layMap } from './lay-map.ts';

it.each([
  ['from the list to the map', '#in-list', 'Our yards'],
  ['from nowhere else', '#other', null],
])('moves the focus %s', (_, from, name) => {
  document.body.innerHTML =
    '<div id="area" aria-label="Our yards"><ul><li><a id="in-list" href="tel:1">1</a></li></ul></div><a id="other" href="/">Other</a>';
  const [area, list, link] = ['#area', 'ul', from].map((selector) => document.querySelector<HTMLElement>(selector));
  if (!area || !list) throw new Error('The markup has no list.');
  const life = new AbortController();
  const { host, show } = layMap({ root: area, area, list }, life.signal);
  link?.focus();
  show();
  expect([document.activeElement?.getAttribute('aria-label'), host.style.visibility]).toEqual([name, '']);
  expect(list.style.visibility).toBe('hidden');
  life.abort();
});
