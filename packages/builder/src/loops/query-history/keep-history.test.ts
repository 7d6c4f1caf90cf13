import { afterEach, expect, it, vi } from 'vitest';
import { openQueryPage, type QueryPage, settle } from '../query/testing/query-page.ts';
import { STORAGE_KEY } from './contract.ts';

/** The code of the history is fetched when this promise says so. */
const fetched = vi.hoisted(() => ({ code: Promise.resolve() }));
vi.mock('@stirrup/runtime', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  importWithRetry: (load: () => Promise<unknown>) => fetched.code.then(load),
}));

const followHistory = vi.hoisted(() => vi.fn());
vi.mock('./follow-history.ts', () => ({ followHistory }));

let page: QueryPage;

/** On a page of its own: what a page has found out it does not ask again. */
async function loadCode() {
  vi.resetModules();
  return import('./keep-history.ts');
}

afterEach(() => {
  page.end.abort();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  fetched.code = Promise.resolve();
});

it('a loop waits for no code of the history that cannot be fetched; the next page fetches it anew', async () => {
  const { keepHistory } = await loadCode();
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

it.each([
  [null, false],
  ['[]', true],
])('the stored results are read once for all loops: %s', async (stored, isThere) => {
  const { keepHistory } = await loadCode();
  page = openQueryPage();
  const getItem = vi.fn((key: string) => (key === STORAGE_KEY ? stored : null));
  vi.stubGlobal('sessionStorage', { getItem });
  const coming = [1, 2, 3].map(() => keepHistory(page.query));
  expect(coming.map((one) => one !== undefined)).toEqual([isThere, isThere, isThere]);
  expect(getItem.mock.calls).toEqual([[STORAGE_KEY]]);
});
