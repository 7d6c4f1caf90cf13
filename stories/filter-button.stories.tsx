import { filterButton } from '@stirrup/builder/filter-button';
import { filterSelect } from '@stirrup/builder/filter-select';
import type { Meta } from '@storybook/react-vite';
import { FAILING_PAGE, FILTERS_PAGE, filteredLoop, filterJson, withLoop } from './support/filtered-loop.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, choose, click, find, sees } from './support/play.ts';

export default { title: 'Builder/Filter button' } satisfies Meta;

const islands = withLoop(filterButton, filterSelect);
const page = FILTERS_PAGE;
const waits = { filterApplyOn: 'click' };
const select = `<select aria-label="Rating" class="brxe-filter-select" data-brx-filter='${filterJson('firate', 'select', waits)}'>
  <option value="">Any rating</option><option value="5">5 stars</option></select>`;
const submit = `<button class="brxe-filter-submit" type="submit" data-brx-filter='${filterJson('owappl', 'apply')}'>Show results</button>`;
const reset = `<button class="brxe-filter-submit" type="reset" data-brx-filter='${filterJson('firese', 'reset')}'>Reset</button>`;
const own = `<button type="button" data-island="filter-button" data-options='{"filter":"firese","query":"filaaa","type":"reset"}'>Reset</button>`;

export const Submit = islandStory({ page, markup: () => filteredLoop(select + submit), islands, play: allReady });

export const Submitted = islandStory({
  page,
  markup: () => filteredLoop(select + submit),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await choose(canvas, 'select', '5');
    await click(canvas, 'button');
    await find(canvas, '.filtered-results > .brxe-filaaa:nth-child(6)');
  },
});

export const Reset = islandStory({ page, markup: () => filteredLoop(select + reset), islands, play: allReady });

/** The request fails: the choice stays, with a retry button. */
export const Failed = islandStory({
  page: FAILING_PAGE,
  markup: () => filteredLoop(select + submit),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await choose(canvas, 'select', '5');
    await click(canvas, 'button');
    await sees(canvas, '[role="alert"]', 'Try again');
  },
});

export const RightToLeft = islandStory({
  page,
  direction: 'rtl',
  markup: () => filteredLoop(select + submit),
  islands,
  play: allReady,
});

export const OwnDialect = islandStory({ page, markup: () => filteredLoop(select + own), islands, play: allReady });
