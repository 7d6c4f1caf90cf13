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

it('focuses the element itself where nothing better is known', () => {
  document.body.innerHTML = '<button></button><div id="panel">…</div>';
  const panel = document.getElementById('panel') ?? document.body;
  const release = holdFocus(panel);
  expect(document.activeElement).toBe(panel);
  release();
  expect(panel.hasAttribute('tabindex')).toBe(false);
});
