import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubSettings } from '../../testing/stub-server.ts';
import { cancelPage, loadPage } from './load-page.ts';
import { repeatOf } from './outdated-results.ts';
import { openQueryPage, pageAnswer, type QueryPage } from './testing/query-page.ts';

let page: QueryPage;
const isOutdated = () => repeatOf(page.query) !== undefined;

beforeEach(() => {
  stubSettings();
  page = openQueryPage();
});
afterEach(() => {
  page.end.abort();
  vi.unstubAllGlobals();
});

it('results are outdated from a filter’s request until an answer to it shows', async () => {
  const loading = loadPage(page.query, { kind: 'filter' });
  expect(isOutdated()).toBe(true);
  await page.calls[0]?.answer('', 500);
  await loading;
  expect(isOutdated()).toBe(true);
  const repeated = repeatOf(page.query)?.();
  await page.calls[1]?.answer(pageAnswer(1));
  await repeated;
  expect(isOutdated()).toBe(false);
});

it.each([
  ['append', true],
  ['paginate', false],
] as const)('after a failed filter a page of kind %s leaves them outdated: %s', async (kind, expected) => {
  const failed = loadPage(page.query, { kind: 'filter' });
  await page.calls[0]?.answer('', 500);
  await failed;
  const loading = loadPage(page.query, { kind, page: 2 });
  expect(isOutdated()).toBe(true);
  await page.calls[1]?.answer(pageAnswer(2));
  expect((await loading).state).toBe('shown');
  expect(isOutdated()).toBe(expected);
});

it('no results are outdated once something else is shown', () => {
  void loadPage(page.query, { kind: 'filter' });
  cancelPage(page.query);
  expect(isOutdated()).toBe(false);
});

it('another bundle of the page knows of them', async () => {
  void loadPage(page.query, { kind: 'filter' });
  vi.resetModules();
  const other = await import('./outdated-results.ts');
  expect(other.repeatOf).not.toBe(repeatOf);
  expect(other.repeatOf(page.query)).toBe(repeatOf(page.query));
});
