import { filterSearch } from '@stirrup/builder/filter-search';
import { queryLoop } from '@stirrup/builder/query-loop';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { SearchFilter } from '../fixtures/cms/queries/types.ts';
import { demoFilter } from './support/demo-filter.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, click, find, sees } from './support/play.ts';

export default { title: 'Builder/Filter search' } satisfies Meta;

const islands = [filterSearch, queryLoop];
const page = '/builder/elements/filters/';
const search: SearchFilter = {
  ...{ id: 'fisear', query: 'filaaa', type: 'search', label: 'Search', placeholder: 'Rug, bridle …', clears: true },
};
export const Empty = islandStory({ page, markup: () => demoFilter(search), islands, play: allReady });

export const Searched = islandStory({ page, markup: () => demoFilter(search, ['rug']), islands, play: allReady });

/** No request before the third letter. */
export const TooShort = islandStory({
  page,
  markup: () => demoFilter(search),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await userEvent.type(await find(canvas, 'input'), 'ru');
    await waitFor(() => expect(canvas.querySelector('.icon')).toHaveClass('brx-show'));
  },
});

export const Typed = islandStory({
  page,
  markup: () => demoFilter(search),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await userEvent.type(await find(canvas, 'input'), 'rug');
    await waitFor(() => expect(canvas.querySelector('.product-lines')).not.toHaveTextContent('Alder Bridle'), {
      timeout: 5000,
    });
    await sees(canvas, '.product-lines', /rug/i);
  },
});

export const Cleared = islandStory({
  page,
  markup: () => demoFilter(search, ['rug']),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await click(canvas, '.icon');
    await waitFor(() => expect(canvas.querySelector('input')).toHaveValue(''));
  },
});

export const WithoutIcon = islandStory({
  page,
  markup: () => demoFilter({ ...search, clears: false }),
  islands,
  play: allReady,
});

export const NothingFound = islandStory({
  page,
  markup: () => demoFilter(search),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await userEvent.type(await find(canvas, 'input'), 'unicorn{Enter}');
    await waitFor(() => expect(document.querySelector('[role="status"]')).toHaveTextContent(/no result/i), {
      timeout: 5000,
    });
  },
});

/** The request fails: the term stays, with a retry button. */
export const Failed = islandStory({
  page: `${page}?fault=500@query_result`,
  markup: () => demoFilter(search),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await userEvent.type(await find(canvas, 'input'), 'rug{Enter}');
    await sees(canvas, '[role="alert"]', 'Try again');
  },
});

/** Results show only during a search. */
export const LiveSearch = islandStory({
  page: '/builder/live-search/',
  markup: () => demoFilter({ ...search, id: 'lisear', query: 'livaaa', minimum: 2 }),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await userEvent.type(await find(canvas, 'input'), 'rug');
    await sees(canvas, '.brx-ls-active', /rug/i);
  },
});

export const RightToLeft = islandStory({
  page,
  direction: 'rtl',
  markup: () => demoFilter(search, ['rug']),
  islands,
  play: allReady,
});

export const OwnDialect = islandStory({
  markup: () => demoFilter({ ...search, id: 'owsear', query: 'ownfil' }),
  islands,
  play: allReady,
});
