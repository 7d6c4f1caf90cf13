import { filterButton } from '@stirrup/builder/filter-button';
import { filterSelect } from '@stirrup/builder/filter-select';
import { queryLoop } from '@stirrup/builder/query-loop';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { ButtonFilter, ChoiceFilter } from '../fixtures/cms/queries/types.ts';
import { choicesCalled, demoFilters, FAILING_PAGE, FILTERS_PAGE, FIRST_RESULT } from './support/demo-filter.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, choose, click, find, sees } from './support/play.ts';

export default { title: 'Builder/Filter button' } satisfies Meta;

const islands = [filterButton, filterSelect, queryLoop];
const page = FILTERS_PAGE;
const ratings: ChoiceFilter = { ...choicesCalled('firate'), applyOn: 'click' };
const submit: ButtonFilter = { id: 'fiappl', query: 'filaaa', type: 'apply', text: 'Show results' };
const reset: ButtonFilter = { id: 'firese', query: 'filaaa', type: 'reset', text: 'Reset' };
const withSubmit = () => demoFilters([ratings, submit]);

export const Submit = islandStory({ page, markup: withSubmit, islands, play: allReady });

export const Submitted = islandStory({
  page,
  markup: withSubmit,
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    const { textContent } = await find(canvas, FIRST_RESULT);
    await choose(canvas, 'select', '5');
    await click(canvas, 'button[type="submit"]');
    await waitFor(async () => expect(await find(canvas, FIRST_RESULT)).not.toHaveTextContent(textContent));
  },
});

export const Reset = islandStory({
  page,
  markup: () => demoFilters([ratings, reset], { firate: ['5'] }),
  islands,
  play: allReady,
});

/** Nothing is chosen, so there is nothing to reset. */
export const ResetHidden = islandStory({
  page,
  markup: () => demoFilters([ratings, { ...reset, hides: true }]),
  islands,
  play: allReady,
});

/** The request fails: the choice stays, with a retry button. */
export const Failed = islandStory({
  page: FAILING_PAGE,
  markup: withSubmit,
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await choose(canvas, 'select', '5');
    await click(canvas, 'button[type="submit"]');
    await sees(canvas, '[role="alert"]', 'Try again');
  },
});

export const RightToLeft = islandStory({ page, direction: 'rtl', markup: withSubmit, islands, play: allReady });

export const OwnDialect = islandStory({
  markup: () => demoFilters([choicesCalled('owrate'), { ...reset, id: 'owrese', query: 'ownfil' }], { owrate: ['5'] }),
  islands,
  play: allReady,
});
