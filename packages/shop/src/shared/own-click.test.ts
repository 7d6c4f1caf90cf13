import { expect, it } from 'vitest';
import { isPressWithoutClick } from './own-click.ts';

it.each([
  ['<div></div>', ['Enter', ' ']],
  ['<a></a>', ['Enter', ' ']],
  ['<a href="#"></a>', [' ']],
  ['<button></button>', []],
  ['<summary></summary>', []],
])('leaves the keys to the browser by which it clicks: %s', (markup, keys) => {
  document.body.innerHTML = markup;
  const element = document.body.firstElementChild ?? document.body;
  const press = (key: string) => isPressWithoutClick(new KeyboardEvent('keydown', { key }), element);
  expect(['Enter', ' ', 'Tab', 'a'].filter(press)).toEqual(keys);
});
