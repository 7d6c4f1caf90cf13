import { afterEach, expect, it, vi } from 'vitest';
import { aheadOf } from './ahead-of.ts';

const LIST = 'https://cdn.test/files.js';
const SHARED = 'https://cdn.test/chunks/shared.js';
const TABS = 'https://cdn.test/chunks/tabs.js';

/** Files that ran, relative to the list. */
function page(broken: readonly string[] = []) {
  const ran: string[] = [];
  const run = async (url: string) => {
    if (broken.includes(url)) throw new Error(url);
    if (url === LIST) return { default: { tabs: ['chunks/shared.js', 'chunks/tabs.js'], popup: ['chunks/shared.js'] } };
    return ran.push(url);
  };
  return { ran, ahead: aheadOf(LIST, run) };
}

const preloads = () =>
  [...document.querySelectorAll('link')].map(({ rel, href, fetchPriority }) => ({ rel, href, fetchPriority }));

afterEach(() => {
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

it('fetches each file once, behind everything else, and runs none', async () => {
  const { ahead, ran } = page();
  ahead.fetch('tabs');
  ahead.fetch('popup');
  ahead.fetch('unknown');
  await vi.waitFor(() => expect(preloads()).toHaveLength(2));
  expect(preloads()).toEqual([SHARED, TABS].map((href) => ({ rel: 'modulepreload', href, fetchPriority: 'low' })));
  expect(ran).toEqual([]);
});

it('runs them one after the other once the list has loaded, and does not delay earlier starts', async () => {
  const { ahead, ran } = page();
  expect(ahead.evaluate('tabs')).toBeUndefined();
  ahead.fetch('tabs');
  await ahead.evaluate('tabs');
  expect(ran).toEqual([SHARED, TABS]);
});

it('leaves a file that does not run to the island’s own import', async () => {
  const { ahead, ran } = page([SHARED]);
  ahead.fetch('tabs');
  await ahead.evaluate('tabs');
  expect(ran).toEqual([TABS]);
});

it('knows the files at once where they are given, and requests all of them before the first one runs', async () => {
  const ran: string[] = [];
  const ahead = aheadOf(
    () => [SHARED, TABS],
    async (url) => ran.push(`${url} after ${preloads().length}`),
  );
  await ahead.evaluate('tabs');
  expect(ran).toEqual([`${SHARED} after 2`, `${TABS} after 2`]);
  // A visitor waits for them.
  expect(preloads().map(({ fetchPriority }) => fetchPriority)).toEqual(['auto', 'auto']);
});

it('works without a list', async () => {
  const { ahead, ran } = page([LIST]);
  ahead.fetch('tabs');
  await ahead.evaluate('tabs');
  expect([ran, preloads()]).toEqual([[], []]);
});

it('fetches nothing ahead for visitors who save data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const { ahead } = page();
  ahead.fetch('tabs');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(preloads()).toEqual([]);
});
