import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubSettings } from '../../testing/stub-server.ts';
import { appendPage } from './append-page.ts';
import { openQueryPage, pageAnswer, type QueryPage } from './testing/query-page.ts';

let page: QueryPage;

beforeEach(() => {
  stubSettings({ postId: '7', nonce: 'n1', wpRestNonce: 'r1' });
  page = openQueryPage();
});
afterEach(() => {
  page.end.abort();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

it.each([
  ['says so, and moves the focus of a control that is hidden then', true, true, '0 more results', '2'],
  ['says nothing to a visitor who has only scrolled', false, true, '', 'control'],
  ['says nothing where an interaction loads for one who has', true, false, '', null],
])('without results %s', async (_, hasSource, isFocused, said, focused) => {
  const source = Object.assign(document.createElement('button'), { textContent: 'control' });
  document.body.append(source);
  if (isFocused) source.focus();
  const loading = appendPage(page.query, hasSource ? { source } : {});
  const nothing = { query_vars: { paged: 2 }, count: 0, max_num_pages: 0, start: 0, end: 0 };
  await page.calls[0]?.answer(pageAnswer(2, { html: '', updated_query: nothing }));
  await loading;
  expect(document.querySelector('.widget_shopping_cart_live_region')?.textContent ?? '').toBe(said);
  const { activeElement } = document;
  expect(activeElement === document.body ? null : activeElement?.textContent).toBe(focused);
});
