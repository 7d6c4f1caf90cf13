import { afterEach, expect, it, vi } from 'vitest';
import { codeFromList } from './code-from-list.ts';

const LIST = 'https://cdn.test/files.js';
const SHARED = 'https://cdn.test/chunks/shared.js';
const TABS = 'https://cdn.test/chunks/tabs.js';

/** Files that ran, relative to the list. */
function page(isBroken = false) {
  const ran: string[] = [];
  const run = async (url: string) => {
    if (url !== LIST) return ran.push(url);
    if (isBroken) throw new Error(url);
    return { default: { tabs: ['chunks/shared.js', 'chunks/tabs.js'] } };
  };
  return { ran, ahead: codeFromList(LIST, run) };
}

const preloads = () => [...document.querySelectorAll('link')].map(({ href }) => href);

afterEach(() => document.head.replaceChildren());

it('fetches and runs files of the list once that has loaded, and does not delay earlier starts', async () => {
  const { ahead, ran } = page();
  expect(ahead?.evaluate('tabs')).toBeUndefined();
  ahead?.fetch('tabs');
  await vi.waitFor(() => expect(preloads()).toEqual([SHARED, TABS]));
  ahead?.fetch('unknown');
  await ahead?.evaluate('tabs');
  expect([ran, preloads()]).toEqual([
    [SHARED, TABS],
    [SHARED, TABS],
  ]);
});

it('works without a list', async () => {
  const { ahead, ran } = page(true);
  ahead?.fetch('tabs');
  await vi.waitFor(() => expect(ahead?.evaluate('tabs')).toBeUndefined());
  expect([ran, preloads()]).toEqual([[], []]);
});
