import { isRequestError } from '@stirrup/cms';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubSettings } from '../../testing/stub-server.ts';
import { appendPage } from './append-page.ts';
import { failureOf } from './failures.ts';
import { loadMore } from './load-more.ts';
import { cancelPage, loadPage } from './load-page.ts';
import { openQueryPage, pageAnswer, type QueryPage, settle } from './testing/query-page.ts';

let page: QueryPage;

beforeEach(() => {
  stubSettings({ postId: '7', nonce: 'n1', wpRestNonce: 'r1', language: 'de', mainQueryId: 'main12' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  page = openQueryPage();
});
afterEach(() => {
  page.end.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.head.replaceChildren();
});

const message = () => document.querySelector('[role="alert"]');
const tryAgain = () => message()?.querySelector('button') ?? null;
const append = (number = 2) => loadPage(page.query, { kind: 'append', page: number });

describe('an appended page', () => {
  it('is requested as in the contract, and comes behind the others', async () => {
    const loading = append();
    expect(page.sent(0)).toEqual({
      ...{ postId: '7', queryElementId: 'abc123', componentId: false, queryVars: '{"a":1}', page: 2 },
      ...{ nonce: 'n1', lang: 'de', mainQueryId: 'main12' },
    });
    expect(page.query.facts.get().isLoading).toBe(true);
    await page.calls[0]?.answer(
      pageAnswer(2, { popups: '<div class="brx-popup" data-popup-loop="abc123"></div>', styles: '<style>i{}</style>' }),
    );
    expect((await loading).state).toBe('shown');
    expect(page.shown()).toEqual(['1', '2', '3', '4']);
    expect(page.query.facts.get()).toMatchObject({ page: 2, start: 1, end: 4, count: 6, isLoading: false });
    expect(document.querySelector('body > .brx-popup')).not.toBe(null);
    expect(document.querySelector('style')?.textContent).toBe('i{}');
    expect(page.events).toEqual(['start', 'nodes_added', 'end']);
    vi.advanceTimersByTime(250);
    expect(page.events.at(-1)).toBe('load_page/completed');
  });

  it('is not requested twice, and not after the last page', async () => {
    const both = [append(), append()];
    expect(page.calls).toHaveLength(1);
    expect((await both[1])?.state).toBe('overtaken');
    await page.calls[0]?.answer(pageAnswer(2));
    await both[0];
    page.query.facts.setKey('maxPages', 2);
    expect((await appendPage(page.query)).state).toBe('overtaken');
    expect(page.calls).toHaveLength(1);
  });

  it('ends the loop if there is none after it', async () => {
    const loading = append();
    const nothing = { query_vars: { paged: 2 }, count: 0, max_num_pages: 0, start: 0, end: 0 };
    await page.calls[0]?.answer(pageAnswer(2, { html: '', updated_query: nothing }));
    await loading;
    expect(page.query.facts.get()).toMatchObject({ page: 1, maxPages: 1, start: 1, end: 2 });
  });
});

describe('a later request wins', () => {
  const turn = (number: number) => loadPage(page.query, { kind: 'paginate', page: number });

  it('in any order of the responses', async () => {
    const first = turn(2);
    const second = turn(3);
    await page.calls[1]?.answer(pageAnswer(3));
    await page.calls[0]?.answer(pageAnswer(2));
    expect((await first).state).toBe('overtaken');
    expect((await second).state).toBe('shown');
    expect(page.shown()).toEqual(['5', '6']);
    expect(page.events).toEqual(['start', 'nodes_added', 'end', 'pagination/completed']);
  });

  it('also while the page is being changed', async () => {
    let change = () => {};
    const first = loadPage(page.query, {
      ...{ kind: 'paginate', page: 2 },
      change: (show) =>
        new Promise((resolve) => {
          change = () => {
            show();
            resolve();
          };
        }),
    });
    await page.calls[0]?.answer(pageAnswer(2));
    const second = turn(3);
    change();
    expect((await first).state).toBe('overtaken');
    expect(page.query.facts.get().isLoading).toBe(true);
    await page.calls[1]?.answer(pageAnswer(3));
    expect((await second).state).toBe('shown');
    expect(page.shown()).toEqual(['5', '6']);
    expect(page.events.filter((name) => name === 'end')).toHaveLength(1);
  });

  it('and nothing of the earlier one shows', async () => {
    const first = turn(2);
    cancelPage(page.query);
    await page.calls[0]?.answer(pageAnswer(2));
    expect((await first).state).toBe('overtaken');
    expect(page.shown()).toEqual(['1', '2']);
    expect(page.query.facts.get().isLoading).toBe(false);
    expect(page.events).toEqual(['start', 'end']);
  });

  it('and a loop that leaves the page ends its loading state', async () => {
    const loading = append();
    const ended = vi.fn();
    document.addEventListener('bricks/ajax/end', ended, { once: true });
    page.end.abort();
    expect((await loading).state).toBe('overtaken');
    expect(ended).toHaveBeenCalledTimes(1);
    await page.calls[0]?.answer(pageAnswer(2));
    expect(document.querySelectorAll('main li')).toHaveLength(3);
  });
});

describe('a failed request', () => {
  const stale = { code: 'rest_cookie_invalid_nonce', message: 'Cookie check failed', data: { status: 403 } };

  it.each<[string, (call: QueryPage['calls'][number]) => Promise<void>, RegExp]>([
    ['no connection', (call) => call.drop(), /offline/],
    ['404', (call) => call.answer({ code: 'rest_no_route' }, 404), /reload the page/],
    ['500', (call) => call.answer({ code: 'internal' }, 500), /cannot answer just now/],
    ['HTML for JSON', (call) => call.answer('<h1>Maintenance</h1>'), /cannot answer just now/],
    ['an empty body', (call) => call.answer(''), /cannot answer just now/],
    ['another shape', (call) => call.answer({ success: true }), /may not have worked\. Please try again/],
    ['a refusal with status 200', (call) => call.answer({ html: '', error: 'Template data not found' }), /could not/],
  ])('by %s changes nothing, shows a message and ends the loading state', async (_, fail, words) => {
    const loading = append();
    const [call] = page.calls;
    if (call) await fail(call);
    expect((await loading).state).toBe('failed');
    expect(page.shown()).toEqual(['1', '2']);
    expect(page.query.facts.get()).toMatchObject({ page: 1, isLoading: false });
    expect(message()?.textContent).toMatch(words);
    expect(page.query.trail.nextElementSibling?.localName).toBe('li');
    expect(page.events).toEqual(['start', 'end']);
  });

  it('with nonces that are refused twice has the builder’s message', async () => {
    const loading = append();
    await page.calls[0]?.answer(stale, 403);
    await page.calls[1]?.answer({ success: true, data: { bricks_nonce: 'n2', rest_nonce: 'r2' } });
    await page.calls[2]?.answer(stale, 403);
    const outcome = await loading;
    const error = outcome.state === 'failed' ? outcome.error : undefined;
    expect(isRequestError(error) && error.message).toBe('Nonce verification failed after refresh');
    expect(page.sent(2)['nonce']).toBe('n2');
  });

  it('by timeout is aborted', async () => {
    const late = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
    const loading = append();
    late.abort(new DOMException('', 'TimeoutError'));
    expect((await loading).state).toBe('failed');
    expect(message()?.textContent).toMatch(/too long/);
  });

  it('is retried by its button, which keeps the focus until there are results to focus', async () => {
    const source = document.createElement('button');
    document.body.append(source);
    const loading = loadMore('abc123', source);
    expect(source.matches('.is-loading[aria-busy="true"][aria-disabled="true"]')).toBe(true);
    await page.calls[0]?.drop();
    await loading;
    expect(source.getAttributeNames()).toEqual(['class']);
    expect(source.className).toBe('');

    tryAgain()?.focus();
    tryAgain()?.click();
    expect(tryAgain()?.getAttribute('aria-disabled')).toBe('true');
    tryAgain()?.click();
    await page.calls[1]?.answer({ code: 'internal' }, 500);
    await settle();
    expect(page.calls).toHaveLength(2);
    expect(document.activeElement).toBe(tryAgain());
    expect(message()?.textContent).toMatch(/cannot answer just now/);

    tryAgain()?.click();
    await page.calls[2]?.answer(pageAnswer(2));
    await settle();
    expect(message()).toBe(null);
    expect(failureOf(page.query)).toBe(undefined);
    expect(document.activeElement?.outerHTML).toBe('<a href="/3/">3</a>');
    expect(page.shown()).toEqual(['1', '2', '3', '4']);
    expect(document.querySelector('.widget_shopping_cart_live_region')?.textContent).toBe('2 more results');
  });

  it('of a replacing page shows its message before the items, and is replaced by the next', async () => {
    const first = loadPage(page.query, { kind: 'paginate', page: 2 });
    await page.calls[0]?.drop();
    await first;
    expect(page.query.marker.previousElementSibling?.contains(tryAgain())).toBe(true);
    const second = loadPage(page.query, { kind: 'filter' });
    await page.calls[1]?.answer(pageAnswer(1));
    await second;
    expect(message()).toBe(null);
    expect(page.shown()).toEqual(['1', '2']);
    expect(page.events.slice(3)).toEqual([
      ...['start', 'end', 'query_result/completed', 'nodes_added', 'query_result/displayed'],
    ]);
  });

  it('is announced if an open panel makes its message inert', async () => {
    document.querySelector('main')?.toggleAttribute('inert', true);
    const loading = append();
    await page.calls[0]?.drop();
    await loading;
    expect(document.querySelector('.stirrup-live-region')?.textContent).toMatch(/offline/);
  });

  it('is removed with its loop', async () => {
    const loading = append();
    await page.calls[0]?.drop();
    await loading;
    page.end.abort();
    expect(message()).toBe(null);
  });
});

it('sends no request during the delay of another', async () => {
  const loading = appendPage(page.query, { delay: 300 });
  vi.advanceTimersByTime(299);
  await settle();
  expect(page.calls).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  await page.calls[0]?.answer(pageAnswer(2));
  expect((await loading).state).toBe('shown');
});
