import { activeFilters } from '@stirrup/builder/active-filters';
import { filterSelect } from '@stirrup/builder/filter-select';
import { queryLoop } from '@stirrup/builder/query-loop';
import type { Meta } from '@storybook/react-vite';
import type { ActiveFilters } from '../fixtures/cms/queries/types.ts';
import { choicesCalled, demoFilters, FAILING_PAGE, FILTERS_PAGE } from './support/demo-filter.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, appears, choose, click, find, sees } from './support/play.ts';

export default { title: 'Builder/Active filters' } satisfies Meta;

const islands = [activeFilters, filterSelect, queryLoop];
const page = FILTERS_PAGE;
const list: ActiveFilters = { id: 'fiacti', query: 'filaaa', type: 'active-filters' };
const ratings = choicesCalled('firate');
const sizes = choicesCalled('fisize');
const LIST = '.brxe-filter-active-filters';
const VALUE = '[data-filter-value="5"]';
/** Printed with a chosen value. */
const chosen = () => demoFilters([ratings, list], { firate: ['5'] });
const clears = async (canvas: HTMLElement) => {
  await allReady(canvas);
  await click(canvas, VALUE);
};

const oneValue = {
  page,
  markup: () => demoFilters([ratings, list]),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await choose(canvas, 'select', '5');
    await find(canvas, VALUE);
  },
} satisfies Parameters<typeof islandStory>[0];
export const OneValue = islandStory(oneValue);

export const ValueCleared = islandStory({
  page,
  markup: chosen,
  islands,
  play: async (canvas) => {
    await clears(canvas);
    await find(canvas, `${LIST}:empty`);
  },
});

/** A value has been cleared, and the results take ten minutes. */
export const Loading = islandStory({
  page: `${page}?fault=delay:600000@query_result`,
  markup: chosen,
  islands,
  play: async (canvas) => {
    await clears(canvas);
    await appears(canvas, '.brx-loading-animation');
  },
});

/** The request fails, with a retry button. */
export const Failed = islandStory({
  page: FAILING_PAGE,
  markup: chosen,
  islands,
  play: async (canvas) => {
    await clears(canvas);
    await sees(canvas, '[role="alert"]', 'Try again');
  },
});

export const LongLabels = islandStory({
  page,
  markup: () => {
    const long = [ratings, sizes].map((filter) => ({
      ...filter,
      options: filter.options.map((option) => ({
        ...option,
        label: `${option.label} for cold mornings, wet afternoons and nights in an unheated Donaudampfschifffahrtsstall`,
      })),
    }));
    return demoFilters([list, ...long], { firate: ['5'], fisize: ['full'] });
  },
  islands,
  play: allReady,
});

export const RightToLeft = islandStory({ ...oneValue, direction: 'rtl' });

export const OwnDialect = islandStory({
  markup: () => demoFilters([choicesCalled('owrate'), { ...list, id: 'owacti', query: 'ownfil' }], { owrate: ['5'] }),
  islands,
  play: allReady,
});
