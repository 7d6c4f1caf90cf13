import { filterSelect } from '@stirrup/builder/filter-select';
import type { Meta } from '@storybook/react-vite';
import { FAILING_PAGE, FILTERS_PAGE, filteredLoop, filterJson, withLoop } from './support/filtered-loop.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, choose, sees } from './support/play.ts';

export default { title: 'Builder/Filter select' } satisfies Meta;

const islands = withLoop(filterSelect);
const page = FILTERS_PAGE;
const sizes = `<label for="size">Size</label>
  <select class="brxe-filter-select" id="size" data-brx-filter='${filterJson('fisize', 'select')}'>
    <option value="" class="placeholder">Any size</option><option value="full">Full</option>
    <option value="none" disabled>None (0)</option></select>`;
const orders = `<label for="order">Order</label>
  <select id="order" data-island="filter-select" data-options='{"filter":"fisort","query":"filaaa","action":"sort"}'>
    <option value="">Select sort</option><option value="title_DESC">Name, Z to A</option></select>`;

export const Values = islandStory({ page, markup: () => filteredLoop(sizes), islands, play: allReady });

export const SortOrders = islandStory({ page, markup: () => filteredLoop(orders), islands, play: allReady });

export const Sorted = islandStory({
  page,
  markup: () => filteredLoop(orders),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await choose(canvas, 'select', 'title_DESC');
    await sees(canvas, '.filtered-results', /Withy/);
  },
});

/** The request fails: the choice stays, with a retry button. */
export const Failed = islandStory({
  page: FAILING_PAGE,
  markup: () => filteredLoop(sizes),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await choose(canvas, 'select', 'full');
    await sees(canvas, '[role="alert"]', 'Try again');
  },
});

export const RightToLeft = islandStory({
  page,
  direction: 'rtl',
  markup: () => filteredLoop(sizes),
  islands,
  play: allReady,
});
