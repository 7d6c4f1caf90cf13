import { addDialect, pageRegistry, start } from '@stirrup/runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { framesAtOnce } from '../../../../../fixtures/frames-at-once.ts';
import { expanded, find, pressEscape } from '../../testing/open-panels.ts';
import { toggleOffCanvas } from '../off-canvases/toggle-off-canvas.ts';
import { toggle } from '../toggle/island.ts';
import { offCanvas } from './island.ts';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  framesAtOnce();
});
afterEach(() => void document.body.replaceChildren());

it('is the same in a theme’s dialect, whatever that calls parts and states', async () => {
  document.body.innerHTML = `<main>Page</main><a href="#" class="burger">Menu</a><div class="drawer" id="theme" data-edge="right">
    <div class="drawer-box"><a href="/shop/">All</a> <button class="drawer-close">Close</button></div><i class="shade"></i></div>`;
  const printed = document.body.innerHTML;
  start(offCanvas, toggle);
  addDialect('off-canvas', 'theme', ['.drawer'], {
    parts: { panel: '.drawer-box', backdrop: '.shade', close: '.drawer-close' },
    states: { open: 'is-out', closing: 'is-leaving', closed: 'is-in' },
    options: { direction: 'data-edge' },
  });
  addDialect('toggle', 'theme', ['.burger'], { states: { active: 'is-pressed' } });
  const state = () => [find('#theme').className, find('.burger').className, ...expanded('.burger'), find('main').inert];
  // It shows even before its island is up.
  toggleOffCanvas(find('#theme'), find('.burger'));
  expect(find('#theme').className).toBe('drawer is-out');
  await vi.waitFor(() => expect(state()).toEqual(['drawer is-out', 'burger is-pressed', 'true', true]));
  pressEscape();
  expect(state()).toEqual(['drawer is-leaving', 'burger', 'false', false]);
  await vi.waitFor(() => expect(state()).toEqual(['drawer is-in', 'burger', 'false', false]));
  find('.burger').click();
  expect(state()).toEqual(['drawer is-out', 'burger is-pressed', 'true', true]);
  expect(document.activeElement).toBe(find('.drawer-box a'));
  find('.drawer-close').click();
  expect(state()).toEqual(['drawer is-leaving', 'burger', 'false', false]);
  find('#theme').className = 'drawer is-out';
  await vi.waitFor(() => expect(state()).toEqual(['drawer is-out', 'burger is-pressed', 'true', true]));
  find('.shade').click();
  expect(state()).toEqual(['drawer is-leaving', 'burger', 'false', false]);
  pageRegistry().release(document.body);
  const left = document.body.innerHTML.replaceAll(/ (style="[^"]*"|aria-expanded="\w+"|data-island-state="\w+")/g, '');
  // It was found open, and stays so.
  expect(left).toBe(printed.replace('"drawer"', '"drawer is-out"'));
});
