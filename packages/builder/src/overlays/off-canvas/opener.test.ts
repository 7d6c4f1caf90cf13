import { afterEach, expect, it, vi } from 'vitest';
import { find, openPanels, pressEscape } from '../../testing/open-panels.ts';
import { toggleOffCanvas } from '../off-canvases/toggle-off-canvas.ts';
import { stirrupPanel } from './fixture.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it('restores the focus to an opener without an id that opened the panel before its island was up', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const panel = stirrupPanel('left', { id: 'filters' });
  const opening = openPanels(`<main><button id="filter">Filters</button></main>${panel}`);
  toggleOffCanvas(find('#filters'), find('#filter'));
  await opening;
  await vi.waitFor(() => expect(document.activeElement).toBe(find('#filters a')));
  pressEscape();
  expect(document.activeElement).toBe(find('#filter'));
});

it.each([
  ['the words', '<button id="filter">Filters</button>'],
  ['the name', '<button id="filter" aria-label="Filters">+</button>'],
])('is named by %s of its opener if it has neither heading nor name', async (_, opener) => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  await openPanels(`<main>${opener}</main>${stirrupPanel('left', { id: 'filters', label: '' })}`);
  toggleOffCanvas(find('#filters'), find('#filter'));
  const panel = find('#filters [data-part="panel"]');
  await vi.waitFor(() => expect(panel.getAttribute('role')).toBe('dialog'));
  expect(panel.getAttribute('aria-label')).toBe('Filters');
});

it('forgets an opener whose panel was closed again before its island was up', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const panel = stirrupPanel('left', { id: 'filters' });
  const opening = openPanels(`<main><button id="filter">Filters</button><input></main>${panel}`);
  for (let press = 0; press < 2; press += 1) toggleOffCanvas(find('#filters'), find('#filter'));
  await opening;
  find('input').focus();
  find('#filters').hidden = false;
  await vi.waitFor(() => expect(document.activeElement).toBe(find('#filters a')));
  pressEscape();
  expect(document.activeElement).toBe(find('input'));
});
