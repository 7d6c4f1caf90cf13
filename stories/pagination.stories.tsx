import { pagination } from '@stirrup/builder/pagination';
import { queryLoop } from '@stirrup/builder/query-loop';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { islandStory } from './support/island-story.tsx';
import { allReady, click, find, sees } from './support/play.ts';

export default { title: 'Builder/Pagination' } satisfies Meta;

const islands = [pagination, queryLoop];
const PAGE = '/builder/elements/pagination/';

const list = `<ul class="page-numbers">
    <li><span aria-label="Page 1" aria-current="page" class="page-numbers current">1</span></li>
    <li><a aria-label="Page 2" class="page-numbers" href="${PAGE}page/2/">2</a></li>
    <li><a aria-label="Page 3" class="page-numbers" href="${PAGE}page/3/">3</a></li>
    <li><span class="page-numbers dots">…</span></li>
    <li><a aria-label="Page 84" class="page-numbers" href="${PAGE}page/84/">84</a></li>
    <li><a class="next page-numbers" aria-label="Next page" href="${PAGE}page/2/">→</a></li>
  </ul>`;
const links = (id: string, content = list) =>
  `<div id="brxe-${id}" class="brxe-pagination brx-ajax-pagination" data-query-element-id="pagaaa" data-pagination-id="${id}"${content ? '' : ' style="display: none;"'}>
  <div class="bricks-pagination" role="navigation" aria-label="Pagination">${content}</div></div>`;
const loop = `<div class="brxe-block product-lines">
  <div class="brxe-pagaaa brxe-div" data-brx-loop-start="pagaaa">Results come here.</div>
  <div class="brx-query-trail" hidden data-query-element-id="pagaaa" data-page="1" data-max-pages="84" data-start="1"
    data-end="6" data-query-vars='{"post_type":["product"],"posts_per_page":6,"orderby":"title","order":"ASC"}'></div>
</div>`;
const own = `<nav data-island="pagination" data-options='{"query":"pagaaa","filter":"pagend"}' aria-label="Pages">${list}</nav>`;

/** Clicks a link, and waits until the links show the new page, or the failure. */
const turn = async (canvas: HTMLElement) => {
  await allReady(canvas);
  await click(canvas, 'a[href$="/page/2/"]');
  await sees(canvas, '[aria-current]', '2');
};

export const FirstPage = islandStory({
  page: PAGE,
  markup: () => `${loop}${links('pagend')}`,
  islands,
  play: allReady,
});

export const SecondPage = islandStory({
  page: PAGE,
  markup: () => `${links('pagtop')}${loop}${links('pagend')}`,
  islands,
  play: async (canvas) => {
    await turn(canvas);
    await waitFor(() => expect(canvas.querySelectorAll('span[aria-label="Page 2"]')).toHaveLength(2));
  },
});

export const RightToLeft = islandStory({
  page: PAGE,
  markup: () => `${loop}${links('pagend')}`,
  islands,
  direction: 'rtl',
  play: turn,
});

export const OwnDialect = islandStory({ page: PAGE, markup: () => `${loop}${own}`, islands, play: turn });

export const Loading = islandStory({
  page: `${PAGE}?fault=delay:600000@load_query_page`,
  markup: () => `${loop}${links('pagend')}`,
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await click(canvas, 'a[href$="/page/2/"]');
    await find(canvas, '.brxe-pagination[aria-busy="true"]');
  },
});

export const Failed = islandStory({
  page: `${PAGE}?fault=500@load_query_page`,
  markup: () => `${loop}${links('pagend')}`,
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await click(canvas, 'a[href$="/page/2/"]');
    await sees(canvas, '[role="alert"]', 'Try again');
  },
});

export const OnePageOnly = islandStory({
  page: PAGE,
  markup: () => `${loop}${links('pagend', '')}`,
  islands,
  play: allReady,
});
