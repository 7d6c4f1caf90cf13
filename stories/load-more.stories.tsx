import { interactions } from '@stirrup/builder/interactions';
import { loadMore } from '@stirrup/builder/load-more';
import { queryLoop } from '@stirrup/builder/query-loop';
import type { Meta } from '@storybook/react-vite';
import { type Html, html } from '../fixtures/cms/markup/html.ts';
import { loadMoreButton } from '../packages/builder/src/loops/load-more/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, click, disappears, find, sees } from './support/play.ts';
import { storyLoop, storyQuery } from './support/story-loop.ts';

export default { title: 'Builder/Load more' } satisfies Meta;

const islands = [loadMore, queryLoop, interactions];
const ID = 'loopli';
const own = html`<a data-island="load-more" data-query="${ID}" href="?page=2">Load more</a>`;

const buttonStory = (button: Html, options = '', play = allReady, page = 1) =>
  islandStory({
    page: `/builder/?${options}`,
    markup: () => html`${storyLoop(ID, {}, page)}${button}`,
    islands,
    play,
  });

export const Builder = buttonStory(loadMoreButton(ID));
export const OwnDialect = buttonStory(own);

const failing = 'fault=500@load_query_page';

/** The request fails: a message with a retry button. */
export const Failed = buttonStory(loadMoreButton(ID), failing, async (canvas) => {
  await allReady(canvas);
  await click(canvas, '[data-interactions]');
  await sees(canvas, '[role="alert"]', 'Try again');
});

export const OwnDialectFailed = buttonStory(own, failing, async (canvas) => {
  await allReady(canvas);
  await click(canvas, '[data-island="load-more"]');
  await sees(canvas, '[role="alert"]', 'Try again');
});

export const LongLabel = buttonStory(
  html`<a data-island="load-more" data-query="${ID}" href="?page=2">Load more of our saddles, bridles and all other tack for cold mornings</a>`,
);

export const RightToLeft = islandStory({
  page: '/builder/?direction=rtl',
  direction: 'rtl',
  markup: () => html`${storyLoop(ID)}${loadMoreButton(ID)}`,
  islands,
  play: allReady,
});

export const Busy = buttonStory(loadMoreButton(ID), 'fault=delay:600000@load_query_page', async (canvas) => {
  await allReady(canvas);
  await click(canvas, '[data-interactions]');
  await find(canvas, '[data-interactions].is-loading[aria-busy="true"]');
});

/** The last page is shown. */
export const NoMore = islandStory({
  page: '/builder/',
  markup: () => html`${storyLoop(ID, {}, storyQuery(ID).result.pages)}${loadMoreButton(ID)}`,
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await disappears(canvas, '[data-interactions]');
  },
});
