import { pagination } from '@stirrup/builder/pagination';
import { queryLoop } from '@stirrup/builder/query-loop';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { largeCatalogue } from '../fixtures/cms/catalogue/large-catalogue.ts';
import { html } from '../fixtures/cms/markup/html.ts';
import type { Query } from '../fixtures/cms/queries/types.ts';
import { queryPagination } from '../packages/builder/src/loops/pagination/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, click, disappears, find, sees } from './support/play.ts';
import { storyLoop, storyQuery } from './support/story-loop.ts';

export default { title: 'Builder/Pagination' } satisfies Meta;

const islands = [pagination, queryLoop];
const PAGE = '/builder/elements/pagination/';
const SECOND = 'a.page-numbers[href$="/page/2/"]';

const links = (id: string, changes: Partial<Query> = {}) =>
  queryPagination({ id, query: 'pagaaa', type: 'pagination' }, storyQuery('pagaaa', changes));
/** A loop with its page links. */
const loopWithLinks = (changes: Partial<Query> = {}) =>
  html`${storyLoop('pagaaa', changes)}${links('pagend', changes)}`;
const own = () =>
  html`${storyLoop('ownpag')}${queryPagination({ id: 'ownlin', query: 'ownpag', type: 'pagination' }, storyQuery('ownpag'))}`;

/** Clicks a link, and waits until the links show the new page. */
const turn = async (canvas: HTMLElement) => {
  await allReady(canvas);
  await click(canvas, SECOND);
  await sees(canvas, '[aria-current]', '2');
};

export const FirstPage = islandStory({
  page: PAGE,
  markup: () => loopWithLinks(),
  islands,
  play: allReady,
});

export const SecondPage = islandStory({
  page: PAGE,
  markup: () => html`${links('pagtop')}${loopWithLinks()}`,
  islands,
  play: async (canvas) => {
    await turn(canvas);
    await waitFor(() => expect(canvas.querySelectorAll('span[aria-label="Page 2"]')).toHaveLength(2));
  },
});

export const RightToLeft = islandStory({
  page: PAGE,
  markup: () => loopWithLinks(),
  islands,
  direction: 'rtl',
  play: turn,
});

export const OwnDialect = islandStory({ page: '/elements/pagination/', markup: own, islands, play: turn });

export const Loading = islandStory({
  page: `${PAGE}?fault=delay:600000@load_query_page`,
  markup: () => loopWithLinks(),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await click(canvas, SECOND);
    await find(canvas, '.brxe-pagination[aria-busy="true"]');
  },
});

export const Failed = islandStory({
  page: `${PAGE}?fault=500@load_query_page`,
  markup: () => loopWithLinks(),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await click(canvas, SECOND);
    await sees(canvas, '[role="alert"]', 'Try again');
  },
});

export const OnePageOnly = islandStory({
  page: PAGE,
  markup: () => loopWithLinks({ entries: largeCatalogue.slice(0, 3) }),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await disappears(canvas, '.brxe-pagination');
  },
});
