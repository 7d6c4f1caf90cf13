import { afterEach, expect, it, vi } from 'vitest';
import { openQueryPage } from '../query/testing/query-page.ts';
import { inTransition } from './in-transition.ts';

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  vi.unstubAllGlobals();
  document.adoptedStyleSheets = [];
});

it('a list whose transition is skipped for another one’s gives its name up', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  let finish = () => {};
  Object.assign(document, {
    startViewTransition: (show: () => void) => {
      show();
      const finished = new Promise<void>((resolve) => {
        finish = resolve;
      });
      return { finished, ready: Promise.resolve(), updateCallbackDone: Promise.resolve(), skipTransition: finish };
    },
  });
  const pages = [openQueryPage({}, 'onelst'), openQueryPage({}, 'twolst')];
  const lists = pages.map(({ query }) => query.facts.get().resultsContainer);
  document.body.append(...lists);
  const names = () => lists.map((list) => Reflect.get(Reflect.get(list, 'style'), 'viewTransitionName') ?? '');
  const show = vi.fn();
  for (const { query } of pages) await inTransition(query, show);
  expect([show.mock.calls.length, names()]).toEqual([2, ['', 'stirrup-results']]);
  finish();
  await vi.waitFor(() => expect(names()).toEqual(['', '']));
  for (const { end } of pages) end.abort();
});
