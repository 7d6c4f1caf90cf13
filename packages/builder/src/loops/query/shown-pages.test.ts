import { pageRegistry, start } from '@stirrup/runtime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageAnswer, stubBuilder } from '../../../../../fixtures/stub-builder.ts';
import { queryLoop } from '../query-loop/island.ts';
import { loadMore } from './load-more.ts';
import { cancelPage, loadPage } from './load-page.ts';
import { queries } from './queries.ts';
import type { Query } from './query.ts';
import { shownPages } from './shown-pages.ts';

beforeEach(() => vi.stubGlobal('fetch', fetch));
afterEach(async () => {
  document.body.replaceChildren();
  await vi.waitFor(() => expect(queries().get()).toEqual([]));
  vi.unstubAllGlobals();
});

async function open(): Promise<Query> {
  document.body.innerHTML = `<ul><li data-brx-loop-start="abc123" class="brxe-abc123">one</li> <li class="brxe-abc123">two</li>
    <li class="brx-query-trail" data-query-element-id="abc123" data-page="1" data-max-pages="5" data-start="1" data-end="2"></li></ul>
    <div class="brx-popup" data-popup-loop="abc123">popup</div>`;
  start(queryLoop);
  const [query] = await vi.waitFor(() => {
    expect(queries().get()).toHaveLength(1);
    return queries().get();
  });
  if (!query) throw new Error('no query');
  return query;
}

test('printed items keep their islands if an answer cannot be shown', async () => {
  const query = await open();
  const released = vi.spyOn(pageRegistry(), 'find');
  stubBuilder(() => pageAnswer(2));
  const refused = vi.spyOn(HTMLTemplateElement.prototype, 'innerHTML', 'set').mockImplementation(() => {
    throw new TypeError('This document requires TrustedHTML');
  });
  const outcome = await loadPage(query, { kind: 'paginate', page: 2 });
  refused.mockRestore();
  expect(outcome.state).toBe('failed');
  expect(released.mock.calls.map(([root]) => root)).toEqual([...document.querySelectorAll('.brxe-abc123')]);
  expect(shownPages(query).base.answer).toBe(undefined);
});

test('records printed and appended results when they are replaced', async () => {
  const query = await open();
  stubBuilder(() => ({ ...pageAnswer(2), popups: '<div class="brx-popup" data-popup-loop="abc123">more</div>' }));
  await loadMore('abc123');
  const before = shownPages(query);
  expect(before.base).toMatchObject({ facts: { page: 1, end: 2 }, answer: undefined });
  expect(before).toMatchObject({
    facts: { page: 2, end: 4 },
    appended: [{ html: '<li class="brxe-abc123">of page 2</li>' }],
  });

  stubBuilder(() => pageAnswer(3));
  await loadPage(query, { kind: 'paginate', page: 3 });
  expect(before.base.answer).toMatchObject({
    html: '<li data-brx-loop-start="abc123" class="brxe-abc123">one</li><li class="brxe-abc123">two</li>',
    popups: '<div class="brx-popup" data-popup-loop="abc123">popup</div>',
  });
  const after = shownPages(query);
  expect(after).toMatchObject({
    base: { facts: { page: 3 }, answer: { html: '<li class="brxe-abc123">of page 3</li>' } },
    appended: [],
  });
  expect(after.base.id).not.toBe(before.base.id);
});

test('does not keep results beyond the limit, nor those after them', async () => {
  const query = await open();
  stubBuilder(({ page }) =>
    page === 3 ? pageAnswer(3, `<li>${'x'.repeat(1_000_000)}</li>`) : pageAnswer(Number(page)),
  );
  await loadMore('abc123');
  await loadMore('abc123');
  await loadMore('abc123');
  expect(query.facts.get().page).toBe(4);
  expect(shownPages(query)).toMatchObject({
    facts: { page: 2 },
    appended: [{ html: '<li class="brxe-abc123">of page 2</li>' }],
  });
});

test('does not show a delayed page when a newer one is requested, or none', async () => {
  const query = await open();
  stubBuilder(({ page }) => pageAnswer(Number(page)));
  let show: (() => void) | undefined;
  const change = (run: () => void) =>
    new Promise<void>((resolve) => {
      show = () => {
        run();
        resolve();
      };
    });
  const onShown = vi.fn();
  const waiting = loadPage(query, { kind: 'paginate', page: 2, change, onShown });
  await vi.waitFor(() => expect(show).toBeDefined());
  const newer = loadPage(query, { kind: 'paginate', page: 3, onShown });
  show?.();
  expect(await waiting).toEqual({ state: 'overtaken' });
  expect((await newer).state).toBe('shown');
  expect(onShown).toHaveBeenCalledOnce();
  expect(document.querySelector('ul')?.textContent).toContain('of page 3');
  expect(query.facts.get().isLoading).toBe(false);

  const ended = vi.fn();
  document.addEventListener('bricks/ajax/end', ended, { once: true });
  const given = loadPage(query, { kind: 'paginate', page: 4, onShown });
  cancelPage(query);
  expect(await given).toEqual({ state: 'overtaken' });
  expect(ended).toHaveBeenCalledOnce();
  expect(query.facts.get()).toMatchObject({ page: 3, isLoading: false });
});
