import { loadMore } from '@stirrup/builder/load-more';
import { queryLoop } from '@stirrup/builder/query-loop';
import { queryText } from '@stirrup/builder/query-text';
import { start } from '@stirrup/runtime';
import { addToCart } from '@stirrup/shop/add-to-cart';
import { queries, queryCalled } from '../../packages/builder/src/loops/query/queries.ts';
import { itemsOf, type Query } from '../../packages/builder/src/loops/query/query.ts';
import { type QueryAnswer, readQueryAnswer } from '../../packages/builder/src/loops/query/query-answer.ts';
import { showPage } from '../../packages/builder/src/loops/query/show-page.ts';
import { type Medians, medians, type Task } from './median.ts';

/** Number of items per page. */
const PAGE = 20;

const item = (id: string, number: number) =>
  `<div class="brxe-${id} brxe-block product-card"><h3><a href="/product/${number}/">Bridle ${number}</a></h3>` +
  `<p class="price"><bdi>£${number}.00</bdi></p><p>Soft, strong, <b>hand-stitched</b>.</p><a href="?add-to-cart=${number}" ` +
  `class="button add_to_cart_button brx_ajax_add_to_cart" data-product_id="${number}">Add to cart</a></div>`;

const itemsFrom = (id: string, first: number, count: number) =>
  Array.from({ length: count }, (_, place) => item(id, first + place)).join('');

/** A loop with everything that follows it: a button, a summary, an animation, and the observer of the last item. */
function loopOf(id: string, shown: number): string {
  const words = '{"statsFormat":"%start% to %end% of %total%"}';
  const interactions = `[{"trigger":"click","action":"loadMore","loadMoreQuery":"${id}"}]`;
  return `<div class="brxe-query-results-summary" data-brx-qr-stats="${id}" data-brx-qr-stats-data='${words}'></div>
<section>${itemsFrom(id, 1, shown)}<div class="brx-query-trail brx-infinite-scroll" style="display:none" data-query-element-id="${id}"
  data-brx-ajax-loader='{"animation":"ring"}' data-query-vars="{}" data-page="1" data-max-pages="1000"></div></section>
<button data-interactions='${interactions}'>Load more</button>`;
}

function answerFor(id: string, shown: number): QueryAnswer {
  const answer = readQueryAnswer({
    ...{ html: itemsFrom(id, shown + 1, PAGE), styles: '\n<style>/* INFINITE SCROLL CSS */</style>\n', popups: '' },
    updated_query: {
      query_vars: { paged: 2 },
      count: 100_000,
      max_num_pages: 1000,
      start: shown + 1,
      end: shown + PAGE,
    },
  });
  if (!answer) throw new Error('The answer is none.');
  return answer;
}

/** Time from the click until all items show and all listeners have run, without the request; then the page is reset. */
function appending(query: Query, answer: QueryAnswer, withLayout: boolean): Task {
  return () => {
    const before = query.facts.get();
    const present = new Set(itemsOf(query));
    return () => {
      query.facts.setKey('isLoading', true);
      showPage(query, { kind: 'append', page: 2 }, answer);
      query.facts.setKey('isLoading', false);
      if (withLayout) document.body.getBoundingClientRect();
      return () => {
        for (const node of itemsOf(query)) if (!present.has(node)) node.remove();
        query.facts.set(before);
        document.body.getBoundingClientRect();
      };
    };
  };
}

globalThis.measure = async (sizes): Promise<Medians> => {
  document.body.innerHTML = sizes.map((size) => loopOf(`size${size}`, size)).join('');
  // Prevents infinite scroll from loading during a measurement.
  globalThis.fetch = () => new Promise(() => undefined);
  start(queryLoop, loadMore, queryText, addToCart);
  while (queries().get().length < sizes.length) await new Promise((resolve) => setTimeout(resolve, 10));
  await new Promise((resolve) => setTimeout(resolve, 500));
  const tasks: Record<string, Task> = {};
  for (const size of sizes) {
    const query = queryCalled(`size${size}`);
    if (!query) throw new Error('The loop is not there.');
    const answer = answerFor(query.id, size);
    tasks[`append ${size}`] = appending(query, answer, false);
    tasks[`layout ${size}`] = appending(query, answer, true);
  }
  return medians(tasks);
};
