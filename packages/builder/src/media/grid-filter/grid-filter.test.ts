import { pageRegistry, start } from '@stirrup/runtime';
import { afterEach, expect, it, vi } from 'vitest';
import { beside } from '../../loops/query/beside.ts';
import { queryLoop } from '../../loops/query-loop/island.ts';
import { closePage, openIsland, the } from '../../testing/open-island.ts';
import { builderGridFilter, stirrupGridFilter } from './fixture.ts';
import { gridFilter } from './island.ts';

afterEach(closePage);

const root = () => the('[data-island-state]');
const filter = (name: string) => the(`[data-filter="${name}"]`);
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('li:has(img)')].filter(({ style }) => style.display !== 'none');
const press = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

it.each([
  ['the builder’s', builderGridFilter()],
  ['our own', stirrupGridFilter()],
])('%s: filters by pointer and keyboard, and announces the number', async (_, markup) => {
  await openIsland(gridFilter, markup);
  expect(['role', 'aria-label'].map((name) => root().getAttribute(name))).toEqual(['toolbar', 'Filter']);
  expect(shown()).toHaveLength(7);
  filter('.places').click();
  expect([shown().length, the('[role="status"]').textContent]).toEqual([3, 'Results: 3']);
  expect(filter('.places').getAttribute('aria-checked')).toBe('true');
  expect(filter('*').getAttribute('aria-checked')).toBe('false');
  filter('.places').focus();
  press('ArrowRight');
  expect(document.activeElement).toBe(filter('.2024'));
  expect([filter('.2024').tabIndex, filter('.places').tabIndex, shown().length]).toEqual([0, -1, 3]);
  press('Enter');
  expect([shown().length, the('[role="status"]').textContent]).toEqual([2, 'Results: 2']);
  press('Home');
  press(' ');
  expect(shown()).toHaveLength(7);
});

it.each([
  ['the builder’s', builderGridFilter()],
  ['our own', stirrupGridFilter({ 'aria-label': 'Horses' })],
])('%s: restores the printed markup on release, also while items are hidden', async (_, markup) => {
  document.body.innerHTML = String(markup);
  const printed = document.body.innerHTML;
  const [element] = await openIsland(gridFilter, markup);
  filter('.2024').click();
  if (element) pageRegistry().release(element);
  const names = (html: string) => html.replaceAll(/ class=""| data-active=""| class="active"/g, '');
  expect(names(the('main').innerHTML)).toBe(names(printed));
});

it('filters items that are added later, and leaves sizers alone', async () => {
  await openIsland(gridFilter, builderGridFilter());
  filter('.2024').click();
  const late = (name: string) => `<li class="bricks-layout-item ${name}" id="late-${name}">Late</li>`;
  the('.isotope').insertAdjacentHTML('afterbegin', late('2024') + late('places'));
  await vi.waitFor(() => expect(the('#late-places').style.display).toBe('none'));
  expect(the('#late-2024').style.display).toBe('');
  expect(the('.bricks-isotope-sizer').style.display).toBe('');
});

it('leaves alone what a loop has beside its items', async () => {
  start(queryLoop);
  await openIsland(gridFilter, stirrupGridFilter());
  const grid = the('[data-island="masonry"]');
  const trail = Object.assign(document.createElement('li'), { innerHTML: '<a href="/2/">More</a>' });
  trail.dataset['island'] = 'query-loop';
  const loader = Object.assign(document.createElement('li'), { className: 'brx-loading-animation' });
  const others = [trail, loader, beside(trail, document.createElement('p'))];
  grid.append(...others);
  filter('.places').click();
  expect(others.map(({ style }) => style.display)).toEqual(['', '', '']);
  filter('*').click();
  expect(the('[role="status"]').textContent).toBe('Results: 7');
});

it('begins with the printed filter', async () => {
  const markup = String(builderGridFilter())
    .replace('class="active" ', '')
    .replace('data-filter=".places"', 'class="active" $&');
  await openIsland(gridFilter, markup);
  expect(shown()).toHaveLength(3);
});

it.each(['', '.', '..x', '.none', '.a > b', 'horses'])(
  'shows nothing for a class that no item has: %j',
  async (name) => {
    await openIsland(gridFilter, String(builderGridFilter()).replace('.places', name));
    filter(name).click();
    expect(shown().map(({ className }) => className)).toEqual([]);
  },
);

it('does nothing without a grid or filters', async () => {
  await openIsland(gridFilter, '<ul class="bricks-isotope-filters"></ul>');
  await openIsland(gridFilter, '<ul class="bricks-isotope-filters"></ul><ul></ul>');
  expect(root().dataset['islandState']).toBe('ready');
});
