import { readGlobal } from '@stirrup/cms';
import { start } from '@stirrup/runtime';
import { afterEach, expect, test, vi } from 'vitest';
import { queries, queryCalled } from '../query/queries.ts';
import { itemsOf } from '../query/query.ts';
import { queryLoop } from './island.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const trail = `<li class="brx-query-trail brx-infinite-scroll" data-brx-ajax-loader='{"animation":"ring"}' data-query-element-id="abc123"
  data-query-vars='{"post_type":["product"]}' data-page="2" data-max-pages="5" data-start="3" data-end="4"></li>`;

test('a trail tells the facts of its loop, to us and to other scripts', async () => {
  vi.stubGlobal('bricksData', { queryLoopInstances: [] });
  document.body.innerHTML = `<ul><li>heading</li><li class="brxe-abc123" data-brx-loop-start="abc123">3</li><li class="brxe-abc123">4</li>${trail}</ul>`;
  start(queryLoop);
  await vi.waitFor(() => expect(queries().get()).toHaveLength(1), { timeout: 5000 });
  const query = queryCalled('abc123');
  if (!query) throw new Error('no query');
  expect(query.facts.get()).toMatchObject({
    page: 2,
    maxPages: 5,
    start: 3,
    end: 4,
    infiniteScroll: true,
    componentId: false,
    queryVars: '{"post_type":["product"]}',
    originalQueryVars: '[]',
    resultsContainer: document.querySelector('ul'),
  });
  expect(itemsOf(query).map(({ textContent }) => textContent)).toEqual(['3', '4']);
  const instances = () => Object(readGlobal('bricksData')?.['queryLoopInstances']);
  expect(instances().abc123).toMatchObject({ page: 2, isLoading: 0 });
  query.facts.setKey('page', 3);
  expect(instances().abc123.page).toBe(3);

  query.trail.remove();
  await vi.waitFor(() => expect(queries().get()).toEqual([]));
  expect(instances().abc123).toBeUndefined();
  expect(document.querySelector('ul')?.innerHTML).not.toContain('<!--');
});
