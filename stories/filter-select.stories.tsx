import { filterSelect } from '@stirrup/builder/filter-select';
import { queryLoop } from '@stirrup/builder/query-loop';
import type { Meta } from '@storybook/react-vite';
import { choicesCalled, demoFilter, FAILING_PAGE, FILTERS_PAGE, FIRST_RESULT } from './support/demo-filter.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, choose, sees } from './support/play.ts';

export default { title: 'Builder/Filter select' } satisfies Meta;

const islands = [filterSelect, queryLoop];
const page = FILTERS_PAGE;
const sizes = choicesCalled('fisize');
const orders = choicesCalled('fisort');

export const Values = islandStory({ page, markup: () => demoFilter(sizes), islands, play: allReady });

export const SortOrders = islandStory({ page, markup: () => demoFilter(orders), islands, play: allReady });

export const Sorted = islandStory({
  page,
  markup: () => demoFilter(orders),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await choose(canvas, 'select', 'title_DESC');
    await sees(canvas, FIRST_RESULT, /Withy/);
  },
});

/** The request fails: the choice stays, with a retry button. */
export const Failed = islandStory({
  page: FAILING_PAGE,
  markup: () => demoFilter(sizes),
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
  markup: () => demoFilter(sizes),
  islands,
  play: allReady,
});

export const OwnDialect = islandStory({
  markup: () => demoFilter(choicesCalled('owsize')),
  islands,
  play: allReady,
});
