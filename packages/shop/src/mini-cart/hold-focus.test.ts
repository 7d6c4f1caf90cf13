import { expect, it } from 'vitest';
import { holdFocus } from './hold-focus.ts';

it('silences everything beside the element but live regions, and gives all back', () => {
  document.body.innerHTML =
    '<div id="a" role="status"></div><header><button id="opener"></button><div id="panel"><button id="close"></button></div><p></p></header><main></main><footer inert></footer>';
  const before = document.body.innerHTML;
  const element = (id: string) => document.getElementById(id) ?? document.body;
  element('opener').focus();
  const release = holdFocus(element('panel'), element('close'));
  expect(document.activeElement).toBe(element('close'));
  expect([...document.querySelectorAll('[inert]')].map(({ tagName, id }) => id || tagName)).toEqual([
    'opener',
    'P',
    'MAIN',
    'FOOTER',
  ]);
  release();
  expect(document.body.innerHTML).toBe(before);
  expect(document.activeElement).toBe(element('opener'));
});

it('leaves the focus where the visitor has taken it meanwhile', () => {
  document.body.innerHTML =
    '<button id="opener"></button><div id="panel" tabindex="-1"></div><button id="other"></button>';
  const element = (id: string) => document.getElementById(id) ?? document.body;
  element('opener').focus();
  const release = holdFocus(element('panel'), element('panel'));
  expect(document.activeElement).toBe(element('panel'));
  element('other').removeAttribute('inert');
  element('other').focus();
  release();
  expect(document.activeElement).toBe(element('other'));
});
