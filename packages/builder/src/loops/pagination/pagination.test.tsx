import { addDialect, pageRegistry, start } from '@stirrup/runtime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageAnswer, stubBuilder } from '../../../../../fixtures/stub-builder.ts';
import { stubSettings } from '../../testing/stub-server.ts';
import { pageCode } from '../query/load-page.ts';
import { queries } from '../query/queries.ts';
import { queryPaginations } from '../query/query-paginations.ts';
import { queryLoop } from '../query-loop/island.ts';
import { pagination } from './island.ts';
import { turnCode } from './page-links.ts';

const { fetch } = globalThis;

// No test is to wait for code.
await Promise.all([queryLoop.load(), pagination.load(), turnCode.load(), pageCode.load()]);

beforeEach(() => {
  history.replaceState(null, '', '/shop/?orderby=price&add-to-cart=7');
  stubSettings();
  // It warns in happy-dom, which lacks scrolling.
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  document.elementFromPoint = () => null;
});

afterEach(async () => {
  document.body.replaceChildren();
  await vi.waitFor(() => expect([queries().get(), queryPaginations().get()]).toEqual([[], []]));
  vi.restoreAllMocks();
  globalThis.fetch = fetch;
});

const LIST = `<ul class="page-numbers"><li><span aria-current="page" aria-label="Page 1" class="page-numbers current">1</span></li>
  <li><a class="page-numbers" aria-label="Page 2" href="/shop/page/2/">2</a></li><li><a class="page-numbers" href="/shop/page/3/">3</a></li>
  <li><a class="next page-numbers" href="/shop/page/2/">→</a></li></ul>`;
const builder = (id: string, list = LIST) =>
  `<div id="${id}" class="brxe-pagination brx-ajax-pagination" data-query-element-id="abc123" data-pagination-id="${id}"><div class="bricks-pagination" role="navigation" aria-label="${id}">${list}</div></div>`;
const own = `<nav id="own" data-island="pagination" data-options='{"query":"abc123","filter":"own"}'>${LIST}</nav>`;
const LOOP = `<ul id="items"><li class="brxe-abc123" data-brx-loop-start="abc123">one</li><li class="brx-query-trail"
  data-query-element-id="abc123" data-query-vars="{}" data-page="1" data-max-pages="5" data-start="1" data-end="2"></li></ul>`;

async function open(html: string): Promise<void> {
  document.body.innerHTML = html;
  start(queryLoop, pagination);
  pageRegistry().find(document);
  const roots = document.querySelectorAll('.brx-query-trail, .brxe-pagination, [data-island]');
  await vi.waitFor(() => expect(document.querySelectorAll('[data-island-state="ready"]')).toHaveLength(roots.length));
}

const the = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`The page lacks ${selector}.`);
  return element;
};
const items = () => the('#items').textContent?.trim();

/** Clicks like a browser; returns true if the browser follows the link itself. */
function follow(selector: string, how: MouseEventInit = {}): boolean {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...how });
  const stay = (event: Event) => event.preventDefault();
  let isLeft = false;
  const look = (event: Event) => {
    isLeft = !event.defaultPrevented;
    stay(event);
  };
  addEventListener('click', look, { once: true });
  the(selector).dispatchEvent(click);
  return isLeft;
}

const page2 = (more: object = {}) => ({
  ...pageAnswer(2),
  pagination: builder(
    'top',
    `<ul class="page-numbers"><li><a class="page-numbers" href="/shop/">1</a></li><li><span aria-current="page" class="page-numbers current">2</span></li><li><a href="/shop/page/3/?orderby=date">3</a></li></ul>`,
  ),
  ...more,
});

test('requests the page, and updates every pagination of the loop', async () => {
  await open(`${builder('top')}${LOOP}${builder('end')}${own}`);
  let answer = (_: object) => {};
  const calls = stubBuilder(() => new Promise<object>((resolve) => (answer = resolve)));
  expect(follow('#top a')).toBe(false);
  await vi.waitFor(() => expect(the('#end').getAttribute('aria-busy')).toBe('true'));
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  const read: string[] = [];
  for (const name of ['end', 'pagination/completed'])
    document.addEventListener(`bricks/ajax/${name}`, () => read.push(location.pathname), { once: true });
  answer(page2());
  await vi.waitFor(() => expect(items()).toBe('of page 2'));
  expect(calls).toMatchObject([
    { endpoint: 'load_query_page', body: { queryElementId: 'abc123', page: 2, paginationId: 'top' } },
  ]);
  for (const id of ['top', 'end', 'own']) expect(the(`#${id} [aria-current]`).textContent).toBe('2');
  expect(the('#end').hasAttribute('aria-busy')).toBe(false);
  expect(the('#end [role]').getAttribute('aria-label')).toBe('end');
  await vi.waitFor(() => expect(read).toEqual(['/shop/page/2/', '/shop/page/2/']));
  // Links keep the address's other parameters, but not those that trigger an action.
  const hrefs = [...document.querySelectorAll('#own a')].map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([`${location.origin}/shop/?orderby=price`, '/shop/page/3/?orderby=date']);
  expect(document.querySelector('[role="status"]')?.textContent).toContain('Page 2 of 5');
  expect(document.activeElement?.textContent).toBe('of page 2');
});

test('leaves other clicks to the browser, and links that lead elsewhere', async () => {
  const list = `${LIST}<a id="tab" href="/shop/page/2/" target="_blank">2</a><a id="file" href="/shop/page/2/" download>2</a>
    <a id="away" href="https://elsewhere.test/page/2/">2</a><a id="none">2</a><span id="dots">…</span>`;
  await open(`${builder('top', list)}${LOOP}`);
  const calls = stubBuilder(() => page2());
  for (const how of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])
    expect(follow('#top a', how), JSON.stringify(how)).toBe(true);
  for (const selector of ['#tab', '#file', '#away', '#none', '#dots']) expect(follow(selector), selector).toBe(true);
  expect(calls).toEqual([]);
});

test('links of a loop that is not on the page, and of paginations that do not fetch, stay links', async () => {
  const plain = builder('plain')
    .replace(' brx-ajax-pagination', '')
    .replace('data-pagination-id', `data-brx-filter='{"filterId":"plain","targetQueryId":"abc123"}' data-x`);
  await open(`${builder('top').replace('abc123', 'zzz999')}${plain}${LOOP}`);
  const calls = stubBuilder(() => page2());
  expect([follow('#top a'), follow('#plain a')]).toEqual([true, true]);
  expect(calls).toEqual([]);
  // The filters' code sets `turn` of a pagination in a filtered loop.
  const turned = vi.fn(async () => undefined);
  for (const known of queryPaginations().get()) if (known.id === 'plain') known.turn = turned;
  expect(follow('#plain a')).toBe(false);
  await vi.waitFor(() => expect(turned).toHaveBeenCalledOnce());
  expect(
    queryPaginations()
      .get()
      .find(({ id }) => id === 'plain')?.page,
  ).toBe(2);
});

test('the last of rapid clicks wins, in any order of responses', async () => {
  await open(`${builder('top')}${LOOP}`);
  const answers: ((body: object) => void)[] = [];
  stubBuilder(() => new Promise<object>((resolve) => answers.push(resolve)));
  follow('#top [href*="/2/"]');
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  follow('#top [href*="/3/"]');
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.(pageAnswer(3));
  answers[0]?.(pageAnswer(2));
  await vi.waitFor(() => expect(location.pathname).toBe('/shop/page/3/'));
  expect(items()).toBe('of page 3');
});

test.each([
  ['a server that fails', () => new Response('Maintenance', { status: 500 }), true],
  ['HTML for JSON', () => '<p>Maintenance</p>', true],
  ['nothing', () => '', true],
  ['an error in words', () => ({ html: '', styles: '', error: 'Template data not found' }), true],
  ['no network', () => new TypeError('Failed to fetch'), false],
])('%s: a message with a retry; then the link is the browser’s if that may help', async (_, answer, isLink) => {
  await open(`${builder('top')}${LOOP}`);
  stubBuilder(answer);
  follow('#top a');
  const message = await vi.waitFor(() => the('.stirrup-message'));
  expect(items()).toContain('one');
  expect(location.pathname).toBe('/shop/');
  await vi.waitFor(() => expect(the('#top').hasAttribute('aria-busy')).toBe(false));
  await new Promise((resolve) => setTimeout(resolve));
  stubBuilder(() => page2());
  if (isLink) expect(follow('#top a')).toBe(true);
  message.querySelector('button')?.click();
  await vi.waitFor(() => expect(location.pathname).toBe('/shop/page/2/'));
  expect(document.querySelector('.stirrup-message')).toBeNull();
});

test('the address has the present filters of another loop, not those from when the link was printed', async () => {
  await open(`${builder('top', LIST.replaceAll('/shop/page/2/', '/shop/?paged=2&brx_old=1'))}${LOOP}`);
  history.replaceState(null, '', '/shop/?brx_new=2&add-to-cart=7');
  stubBuilder(() => page2());
  follow('#top a');
  await vi.waitFor(() => expect(location.search).toBe('?brx_new=2&paged=2'));
});

test('marks the current page itself if the server sends no links', async () => {
  await open(`${builder('top')}${LOOP}`);
  stubBuilder(() => ({ ...pageAnswer(2), pagination: false }));
  follow('#top a');
  await vi.waitFor(() => expect(the('#top [aria-current]').textContent).toBe('2'));
  expect(the('#top [aria-current]').getAttribute('aria-label')).toBe('Page 2');
  const hrefs = [...document.querySelectorAll<HTMLAnchorElement>('#top a')].map(({ href }) => new URL(href).pathname);
  expect(hrefs).toEqual(['/shop/', '/shop/page/3/', '/shop/page/3/']);
});

test('works in a theme’s dialect', async () => {
  start(pagination);
  addDialect('pagination', 'theme', ['.theme-pages'], {
    parts: { holder: '.theme-list', current: '.now', previous: '.back', next: '.on' },
    states: { fetches: '[data-fetches]' },
    options: { query: 'data-loop', pagination: 'id' },
  });
  const list = LIST.replace('aria-current="page"', '')
    .replace('page-numbers current', 'now')
    .replace('next page-numbers', 'on');
  const pages = (id: string, more: string) =>
    `<div id="${id}" class="theme-pages" data-loop="abc123" ${more}><div class="theme-list">${list}</div></div>`;
  document.body.innerHTML = `${pages('top', 'data-fetches')}${pages('plain', '')}${LOOP}`;
  start(queryLoop, pagination);
  await vi.waitFor(() => expect(document.querySelectorAll('[data-island-state="ready"]')).toHaveLength(3));
  expect(queryPaginations().get()[0]).toMatchObject({ id: 'top', query: 'abc123', page: 1 });
  stubBuilder(() => ({ ...pageAnswer(2), pagination: false }));
  expect([follow('#plain .on'), follow('#top .on')]).toEqual([true, false]);
  await vi.waitFor(() => expect(the('#top .now').textContent).toBe('2'));
  expect(new URL(the('#top .on').getAttribute('href') ?? '').pathname).toBe('/shop/page/3/');
  stubBuilder(() => ({ ...pageAnswer(3), pagination: builder('top', '<li><a href="/shop/">1</a></li>') }));
  follow('#top .on');
  await vi.waitFor(() => expect(the('#top .theme-list').innerHTML).toContain('<li><a href'));
});

test('is hidden with fewer than two pages, and shows again with more', async () => {
  await open(`${builder('top')}${LOOP}${own}`);
  stubBuilder(() => ({ ...pageAnswer(1), pagination: builder('top', '').replace('>', ' style="display: none;">') }));
  follow('#top a');
  await vi.waitFor(() => expect(the('#top').style.display).toBe('none'));
  expect(the('#own').style.display).toBe('none');
  for (const known of queryPaginations().get()) known.restore(LIST);
  expect(the('#top').style.display).toBe('');
  expect(the('#own').style.display).toBe('');
});

test('each loop has its own', async () => {
  const other = (html: string) => html.replaceAll('abc123', 'def456').replace('id="items"', 'id="others"');
  await open(`${builder('top')}${LOOP}${other(builder('second'))}${other(LOOP)}`);
  const calls = stubBuilder(() => page2());
  follow('#second a');
  await vi.waitFor(() => expect(the('#others').textContent).toContain('of page 2'));
  expect(calls).toMatchObject([{ body: { queryElementId: 'def456', paginationId: 'second' } }]);
  expect(items()).toBe('one');
  expect(the('#top [aria-current]').textContent).toBe('1');
});

test('numbers repeated names, and restores them', async () => {
  const same = (id: string) => builder(id).replace(`aria-label="${id}"`, 'aria-label="Pages"');
  await open(`<nav aria-label="Pages"></nav>${LOOP}${same('one')}${same('two')}${builder('other')}`);
  const labels = () =>
    [...document.querySelectorAll('[role="navigation"]')].map((list) => list.getAttribute('aria-label'));
  expect(labels()).toEqual(['Pages 2', 'Pages 3', 'other']);
  pageRegistry().release(document.body);
  expect(labels()).toEqual(['Pages', 'Pages', 'other']);
});
