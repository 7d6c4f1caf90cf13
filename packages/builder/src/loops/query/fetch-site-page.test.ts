import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ShopCall, stubShop } from '../../../../../fixtures/stub-shop.ts';
import { addQuery } from './add-query.ts';
import { fetchSitePage, siteAddress } from './fetch-site-page.ts';
import type { Query } from './query.ts';

/** The origin of the page: nothing is fetched from any other. */
const SITE = location.origin;

const trail = (more = '', attributes = 'data-query="herd"') =>
  `<li data-island="query-loop" ${attributes}>${more && `<a data-part="more" href="${more}">More</a>`}</li>`;
const item = (content: string, query = 'herd') => `<li data-loop-item="${query}">${content}</li>`;
const page = (list: string, rest = '') => `<!doctype html><title>Herd</title><ul>${list}</ul>${rest}`;

let calls: ShopCall[];
const life = new AbortController();

beforeEach(() => {
  calls = stubShop();
});
afterEach(() => {
  document.body.replaceChildren();
});

/** Puts a list on the page, whose last element of our own is the loop's trail. */
function loopOn(markup: string, id = 'herd'): Query {
  document.body.innerHTML = markup;
  const last = [...document.querySelectorAll<HTMLElement>('[data-island="query-loop"]')].at(-1);
  if (!last) throw new Error('There is no trail.');
  const printed = {
    componentId: false,
    start: 0,
    end: 0,
    page: 1,
    maxPages: 0,
    queryVars: '',
    originalQueryVars: '[]',
  };
  const scrolling = { observerMargin: '1px', observerDelay: 0, infiniteScroll: false, isPostsElement: false };
  const more = { ajaxLoader: undefined, isLiveSearch: false, disableUrlParams: false };
  return addQuery(id, last, { ...printed, componentId: false, ...scrolling, ...more }, life.signal);
}

/** Fetches the second page of a loop from a server that answers it. */
async function fetched(query: Query, html: string, number?: number) {
  const answer = fetchSitePage(query, `${SITE}/list/2.html`, number, life.signal);
  // A refusal is looked at below.
  answer.catch(() => undefined);
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  await calls[0]?.answer(html);
  return answer;
}

it.each([
  [
    'the text of the page about its results',
    '<p data-island="query-text" data-summary-of="herd">4–6 of 9</p>',
    '4–6 of 9',
  ],
  [
    'none of several',
    '<p data-island="query-text" data-summary-of="herd">4–6 of 9</p><p data-island="query-text" data-summary-of="herd">6 shown</p>',
    undefined,
  ],
  [
    'it beside the number of results',
    '<p data-island="query-text" data-summary-of="herd">4–6 of 1,057</p><p data-island="query-text" data-count-of="herd">1,057</p>',
    '4–6 of 1,057',
    1057,
  ],
  ['none of another loop', '<p data-island="query-text" data-summary-of="others">1–2 of 2</p>', undefined],
])('gives %s', async (_, texts, expected, count: number | undefined = undefined) => {
  const query = loopOn(page(item('1') + trail('/list/2.html')));
  const { summary, update } = await fetched(query, page(item('2') + trail(), texts));
  expect([summary, update?.count]).toEqual([expected, count]);
});

describe('a page of the site', () => {
  it('gives its items, the address of the next page, and addresses that mean the same here', async () => {
    const query = loopOn(page(item('1') + trail('/list/2.html')));
    const items = item('<a href="4.html">4</a><a href="#menu">Menu</a><img src="../4.jpg">') + item('5');
    const { html, nextUrl, update } = await fetched(query, page(`<li>Other</li>${items}${trail('3.html')}`));
    expect(html).toBe(
      item(`<a href="${SITE}/list/4.html">4</a><a href="#menu">Menu</a><img src="${SITE}/4.jpg">`) + item('5'),
    );
    expect(nextUrl).toBe(`${SITE}/list/3.html`);
    expect(update).toMatchObject({ page: 1, maxPages: Number.POSITIVE_INFINITY, count: undefined });
  });

  it.each([
    [
      '<img srcset="a.jpg 1x,../w_2,h_3/b.jpg?c=1,2 2x ,\n c.jpg">',
      'srcset',
      [`${SITE}/list/a.jpg 1x,${SITE}/w_2,h_3/b.jpg?c=1,2 2x ,\n ${SITE}/list/c.jpg`],
    ],
    [
      '<img srcset="a.jpg, data:image/png;base64,AA== 2x">',
      'srcset',
      [`${SITE}/list/a.jpg, data:image/png;base64,AA== 2x`],
    ],
    ['<picture><source srcset="/a.avif 40w"></picture>', 'srcset', [`${SITE}/a.avif 40w`]],
    ['<video poster="a.jpg"></video>', 'poster', [`${SITE}/list/a.jpg`]],
    ['<button formaction="buy">Buy</button>', 'formaction', [`${SITE}/list/buy`]],
  ])('has other addresses, which mean the same here, too: %s', async (content, name, expected) => {
    const query = loopOn(page(item('1') + trail('/list/2.html')));
    const { html } = await fetched(query, page(item(content) + trail()));
    document.body.innerHTML = html ?? '';
    const values = [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name));
    expect(values).toEqual(expected);
  });

  it('is the last one without a link to another, and knows its number from what asked for it', async () => {
    const query = loopOn(page(item('1') + trail('/list/2.html')));
    const { nextUrl, update } = await fetched(query, page(item('2') + trail()), 2);
    expect([nextUrl, update?.page, update?.maxPages]).toEqual([undefined, 2, 2]);
  });

  it('knows more from its options, and from its page links', async () => {
    const query = loopOn(page(item('1') + trail()));
    const links = `<nav data-island="pagination" data-query="herd"><a href="1.html">1</a><b aria-current="page">2</b><a href="7.html">7</a></nav>`;
    const options = `data-options='{"query":"herd","first":13,"last":24}'`;
    const { pagination, update } = await fetched(query, page(item('2') + trail('', options), links));
    expect(update).toMatchObject({ page: 2, maxPages: 7, start: 13, end: 24 });
    expect(pagination).toContain(`href="${SITE}/list/7.html"`);
  });

  it('gives the part of the same one of several loops', async () => {
    const lists = (one: string, two: string) => `<ul>${item(one)}${trail()}</ul><ul>${item(two)}${trail()}</ul>`;
    const { html } = await fetched(loopOn(lists('a', 'b')), lists('c', 'd'));
    expect(html).toBe(item('d'));
  });

  it.each([
    ['another page', '<!doctype html><main>Log in</main>'],
    ['another loop', page(item('1', 'flock') + trail('', 'data-query="flock"'))],
    ['nothing', ''],
  ])('without the loop is refused: %s', async (_, html) => {
    const query = loopOn(page(item('1') + trail('/2')));
    await expect(fetched(query, html)).rejects.toMatchObject({ name: 'RequestError', kind: 'schema' });
  });
});

it.each([
  ['its address', 'https://other.test/2.html', '/2.html'],
  ['what it redirects to', '/2.html', 'https://other.test/2.html'],
])('of another site is refused: by %s', async (_, href, redirect) => {
  const query = loopOn(page(item('1') + trail('/2.html')));
  globalThis.fetch = async () =>
    Object.defineProperty(new Response(page(item('2') + trail())), 'url', { value: redirect });
  await expect(fetchSitePage(query, href, 2, life.signal)).rejects.toMatchObject({ kind: 'schema' });
});

it('is found by the link in the trail, by a button elsewhere, or as the last page has said', () => {
  const inTrail = loopOn(page(item('1') + trail(`${SITE}/2.html`)));
  expect(siteAddress(inTrail)).toBe(`${SITE}/2.html`);
  inTrail.facts.setKey('nextUrl', `${SITE}/3.html`);
  expect(siteAddress(inTrail)).toBe(`${SITE}/3.html`);
  const button = `<a data-island="load-more" data-query="herd" href="${SITE}/4.html">More</a>`;
  expect(siteAddress(loopOn(page(item('1') + trail(), button)))).toBe(`${SITE}/4.html`);
  const others = '<a data-island="load-more" data-query="herd" href="https://other.test/5.html">More</a>';
  expect(siteAddress(loopOn(page(item('1') + trail('//other.test/5.html'), others + button)))).toBe(`${SITE}/4.html`);
  expect(siteAddress(loopOn(page(item('1') + trail())))).toBeUndefined();
});
