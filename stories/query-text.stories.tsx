import { interactions } from '@stirrup/builder/interactions';
import { loadMore } from '@stirrup/builder/load-more';
import { queryLoop } from '@stirrup/builder/query-loop';
import { queryText } from '@stirrup/builder/query-text';
import type { Meta } from '@storybook/react-vite';
import { html } from '../fixtures/cms/markup/html.ts';
import { loadMoreButton } from '../packages/builder/src/loops/load-more/fixture.ts';
import { liveSearchTerm, resultsCount, resultsSummary } from '../packages/builder/src/loops/query-text/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, click, sees } from './support/play.ts';
import { storyLoop, storyQuery } from './support/story-loop.ts';

export default { title: 'Builder/Query text' } satisfies Meta;

const islands = [queryText, queryLoop, loadMore, interactions];
const ID = 'loopli';
const own = html`<p data-island="query-text" data-summary-of="${ID}" data-stats-format="%end% of %total% shown">4 of 500 shown</p>`;

export const Summary = islandStory({
  page: '/builder/',
  markup: () => resultsSummary(storyQuery(ID)),
  islands,
  play: allReady,
});

export const NothingFound = islandStory({
  page: '/builder/',
  markup: () => resultsSummary(storyQuery('loopno')),
  islands,
  play: allReady,
});

export const CountAndTerm = islandStory({
  page: '/builder/',
  markup: () => html`<p>${resultsCount(storyQuery(ID))} results for “${liveSearchTerm(storyQuery(ID))}”</p>`,
  islands,
  play: allReady,
});

/** Both texts have changed with the loop's second page. */
export const AfterMore = islandStory({
  page: '/builder/',
  markup: () => html`${resultsSummary(storyQuery(ID))}${own}${storyLoop(ID)}${loadMoreButton(ID)}`,
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await click(canvas, '[data-interactions]');
    await sees(canvas, '.brxe-query-results-summary', '1 to 8 of');
    await sees(canvas, '[data-island="query-text"]', '8 of');
  },
});

export const RightToLeft = islandStory({
  page: '/builder/',
  direction: 'rtl',
  markup: () => resultsSummary(storyQuery(ID)),
  islands,
  play: allReady,
});
