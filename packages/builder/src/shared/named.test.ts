import { afterEach, expect, it, vi } from 'vitest';
import { ensureName } from '../readouts/names/ensure-name.ts';
import { the } from '../testing/the.ts';
import { makeControl } from './make-control.ts';

const life = new AbortController();

afterEach(() => document.body.replaceChildren());

it.each([
  ['<img alt="">', 'Open'],
  ['<span aria-label=""></span>', 'Open'],
  ['<span title=""><img alt=""></span>', 'Open'],
  ['<img alt="Menu">', null],
  ['<span title="Menu"></span>', null],
  ['<span><img alt="Menu"></span>', null],
  ['<span><i aria-labelledby="menu"></i></span>', null],
])('names a control by a text of ours unless its author has, which an empty attribute does not: %s', (html, name) => {
  document.body.innerHTML = html;
  const control = the('body > *', HTMLElement);
  makeControl(control, 'Open', () => undefined, life.signal);
  expect(control.getAttribute('aria-label') || null).toBe(name);
});

it('leaves a readout the title that its author has given it beside an empty label', async () => {
  document.body.innerHTML = '<div id="titled" aria-label="" title="Way"></div><div id="bare" aria-label=""></div>';
  for (const readout of document.body.children) ensureName(readout, 'progress', life.signal);
  await vi.waitFor(() => expect(the('#bare').getAttribute('aria-label')).not.toBe(''));
  expect(the('#titled').getAttribute('aria-label')).toBe('');
});
