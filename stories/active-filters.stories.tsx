import { activeFilters } from '@stirrup/builder/active-filters';
import { filterSelect } from '@stirrup/builder/filter-select';
import type { Meta } from '@storybook/react-vite';
import { FILTERS_PAGE, filteredLoop, filterJson, withLoop } from './support/filtered-loop.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, choose, click, find } from './support/play.ts';

export default { title: 'Builder/Active filters' } satisfies Meta;

const islands = withLoop(activeFilters, filterSelect);
const page = FILTERS_PAGE;
const list = `<ul class="brxe-filter-active-filters" data-brx-filter='${filterJson('fiacti', 'active-filters')}'></ul>`;
const select = `<select aria-label="Rating" class="brxe-filter-select" data-brx-filter='${filterJson('firate', 'select')}'>
  <option value="">Any rating</option><option value="5">5 stars</option></select>`;
const own = `<ul data-island="active-filters" data-options='{"filter":"fiacti","query":"filaaa"}'>
  <li><button data-filter-id="firate" data-filter-value="5" aria-label="Clear filter">5 stars</button></li></ul>`;

const oneValue = {
  page,
  markup: () => filteredLoop(select + list),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await choose(canvas, 'select', '5');
    await find(canvas, '[data-filter-value="5"]');
  },
} satisfies Parameters<typeof islandStory>[0];
export const OneValue = islandStory(oneValue);

export const ValueCleared = islandStory({
  page,
  markup: () => filteredLoop(select + list),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await choose(canvas, 'select', '5');
    await click(canvas, '[data-filter-value="5"]');
    await find(canvas, '.brxe-filter-active-filters:empty');
  },
});

export const RightToLeft = islandStory({ ...oneValue, direction: 'rtl' });

export const OwnDialect = islandStory({ page, markup: () => filteredLoop(select + own), islands, play: allReady });
