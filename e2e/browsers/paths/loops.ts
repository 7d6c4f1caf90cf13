import type { IslandPaths, Visitor } from '../visitor.ts';

const LOOPS = '/builder/elements/query-loops/';

const countOf = (visitor: Visitor, selector: string) =>
  visitor.evaluate((wanted: string) => document.querySelectorAll(wanted).length, selector);

const grows = (visitor: Visitor, selector: string, before: number) =>
  visitor.waitFor((wanted: string, last: number) => document.querySelectorAll(wanted).length > last, selector, before);

/** Lists of results, and what shows more of them. */
export const loops: Readonly<Record<string, IslandPaths>> = {
  'query-loop': {
    happy: async (visitor) => {
      await visitor.open('/elements/query-loops/');
      await visitor.waitFor(() => document.querySelector('[data-island="query-loop"][data-island-state="ready"]'));
      const before = await countOf(visitor, 'main :has(> [data-island="query-loop"]) > *');
      await visitor.click('[data-island="query-loop"] [data-part="more"], [data-part="more"]');
      await grows(visitor, 'main :has(> [data-island="query-loop"]) > *', before);
      await visitor.open('/builder/journal/');
      const posts = await countOf(visitor, 'main article, main .brxe-jouaaa');
      await visitor.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await grows(visitor, 'main article, main .brxe-jouaaa', posts);
    },
    keyboard: async (visitor) => {
      await visitor.open('/elements/query-loops/');
      await visitor.waitFor(() => document.querySelector('[data-island="query-loop"][data-island-state="ready"]'));
      const before = await countOf(visitor, 'main :has(> [data-island="query-loop"]) > *');
      await visitor.focus('[data-island="query-loop"] [data-part="more"], [data-part="more"]');
      await visitor.press('Enter');
      await grows(visitor, 'main :has(> [data-island="query-loop"]) > *', before);
    },
  },
  'load-more': {
    happy: async (visitor) => {
      await visitor.open(LOOPS);
      await visitor.ready(`[data-interactions*='"loopli"']`);
      const before = await countOf(visitor, '.brxe-loopli');
      await visitor.click(`[data-interactions*='"loopli"']`);
      await grows(visitor, '.brxe-loopli', before);
    },
    keyboard: async (visitor) => {
      await visitor.open(LOOPS);
      await visitor.ready(`[data-interactions*='"loopaa"']`);
      const before = await countOf(visitor, '.brxe-loopaa');
      await visitor.focus(`[data-interactions*='"loopaa"']`);
      await visitor.press('Enter');
      await visitor.waitFor((last: number) => {
        const item = document.activeElement?.closest('.brxe-loopaa');
        return item && [...document.querySelectorAll('.brxe-loopaa')].indexOf(item) === last;
      }, before);
    },
  },
  pagination: {
    happy: async (visitor) => {
      await visitor.open('/elements/pagination/');
      await visitor.ready('[data-island="pagination"]');
      await visitor.evaluate(() => void Reflect.set(globalThis, 'stayed', true));
      await visitor.click('[data-island="pagination"] [aria-label="Page 2"]');
      await visitor.sees('[data-island="pagination"] [aria-label="Page 2"][aria-current="page"]');
      await visitor.waitFor(() => location.pathname.endsWith('/page/2/'));
      await visitor.goBack();
      await visitor.sees('[data-island="pagination"] [aria-label="Page 1"][aria-current="page"]');
      await visitor.waitFor(() => 'stayed' in globalThis);
    },
    keyboard: async (visitor) => {
      await visitor.open('/elements/pagination/');
      await visitor.ready('[data-island="pagination"]');
      await visitor.focus('[data-island="pagination"] .next');
      await visitor.press('Enter');
      await visitor.sees('[data-island="pagination"] [aria-label="Page 2"][aria-current="page"]');
      await visitor.waitFor(() => document.activeElement !== document.body);
    },
  },
  'query-text': {
    happy: async (visitor) => {
      await visitor.open('/builder/journal/');
      await visitor.sees(['.brxe-query-results-summary', 'Results 1 to 6 of 60']);
      await visitor.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await visitor.waitFor(() =>
        /Results 1 to (12|18|24|30|36|42|48|54|60) of 60/.test(
          document.querySelector('.brxe-query-results-summary')?.textContent ?? '',
        ),
      );
    },
    keyboard: { because: 'nothing in it takes the focus' },
  },
};
