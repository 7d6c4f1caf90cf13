import { readGlobal } from '@stirrup/cms';
import { afterEach, expect, it, vi } from 'vitest';
import { openQueryPage } from './testing/query-page.ts';

afterEach(() => void vi.unstubAllGlobals());

it('publishes settings of a loop as the builder prints them, and a request that nobody has aborted', () => {
  vi.stubGlobal('bricksData', { queryLoopInstances: {} });
  const { query, end } = openQueryPage({ disableUrlParams: true });
  const published = () => Object(readGlobal('bricksData')?.['queryLoopInstances']).abc123;
  expect(published()).toMatchObject({ xhr: null, xhrAborted: false, isLoading: 0, disableUrlParams: '1', page: 1 });
  expect(published().isLiveSearch).toBeUndefined();
  query.facts.setKey('isLiveSearch', true);
  query.facts.setKey('disableUrlParams', false);
  expect([published().isLiveSearch, published().disableUrlParams]).toEqual(['1', undefined]);
  end.abort();
  expect(published()).toBeUndefined();
});
