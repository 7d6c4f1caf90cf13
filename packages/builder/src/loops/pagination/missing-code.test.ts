import { pageRegistry, start } from '@stirrup/runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bringUp } from '../../testing/bring-up.ts';
import { stubSettings } from '../../testing/stub-server.ts';
import { the } from '../../testing/the.ts';
import type { QueryAnswer } from '../query/query-answer.ts';
import { queryPaginations } from '../query/query-paginations.ts';
import { openQueryPage, type QueryPage, settle } from '../query/testing/query-page.ts';
import { pagination } from './island.ts';
import { turnCode } from './page-links.ts';

const ANSWER: QueryAnswer = {
  ...{ html: '', styles: '', popups: '', pagination: '<a href="/shop/">1</a>', error: '', nextUrl: undefined },
  ...{ update: { page: 2, maxPages: 3, count: undefined, start: 0, end: 0 }, filters: {}, tags: {} },
};

let page: QueryPage;

beforeEach(async () => {
  stubSettings();
  page = openQueryPage();
  document.body.insertAdjacentHTML(
    'beforeend',
    '<nav data-island="pagination" data-query="abc123"><b aria-current="page">1</b> <a href="/shop/page/2/">2</a></nav>',
  );
  vi.spyOn(turnCode, 'load').mockRejectedValue(new TypeError('Failed to fetch'));
  start(pagination);
  await bringUp();
});

afterEach(() => {
  pageRegistry().release(document.body);
  page.end.abort();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

it('without the code that turns pages, a link leads to its address', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  the('nav a').click();
  await settle();
  expect([assign.mock.calls, page.calls]).toEqual([[[`${location.origin}/shop/page/2/`]], []]);
});

it('without the code that shows other links, those of the page stay', async () => {
  const nav = the('nav');
  const printed = nav.innerHTML;
  const [links] = queryPaginations().get();
  page.query.facts.setKey('page', 2);
  links?.show(ANSWER);
  links?.restore('<a href="/shop/">1</a>');
  await settle();
  expect([links?.page, nav.innerHTML]).toEqual([2, printed]);
});
