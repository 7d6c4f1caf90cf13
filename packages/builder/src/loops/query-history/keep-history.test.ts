import { afterEach, expect, it, vi } from 'vitest';
import { openQueryPage, type QueryPage, settle } from '../query/testing/query-page.ts';
import { STORAGE_KEY } from './contract.ts';
import { keepHistory } from './keep-history.ts';

/** The code of the history is fetched when this promise says so. */
const fetched = vi.hoisted(() => ({ code: Promise.resolve() }));
vi.mock('@stirrup/runtime', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  importWithRetry: (load: () => Promise<unknown>) => fetched.code.then(load),
}));

const followHistory = vi.hoisted(() => vi.fn());
vi.mock('./follow-history.ts', () => ({ followHistory }));

let page: QueryPage;

afterEach(() => {
  page.end.abort();
  sessionStorage.clear();
  fetched.code = Promise.resolve();
});

it('a loop waits for no code of the history that cannot be fetched; the next page fetches it anew', async () => {
  page = openQueryPage();
  sessionStorage.setItem(STORAGE_KEY, '[]');
  fetched.code = Promise.reject(new TypeError('Failed to fetch'));
  await expect(keepHistory(page.query)).resolves.toBeUndefined();
  expect(followHistory).not.toHaveBeenCalled();
  fetched.code = Promise.resolve();
  page.query.facts.setKey('isLoading', true);
  await settle();
  expect(followHistory).toHaveBeenCalledOnce();
});
