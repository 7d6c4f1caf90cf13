import { nextTask } from '@stirrup/runtime';
import { afterEach, expect, it } from 'vitest';
import { codeFromFiles } from './code-from-files.ts';

const SHARED = 'https://cdn.test/chunks/shared.js';
const TABS = 'https://cdn.test/chunks/tabs.js';
const FILES: Readonly<Record<string, readonly string[]>> = { tabs: [SHARED, TABS], popup: [SHARED] };

const preloads = () =>
  [...document.querySelectorAll('link')].map(({ rel, href, fetchPriority }) => ({ rel, href, fetchPriority }));

/** Files that ran, each with the number of files that were requested by then. */
function page(broken: readonly string[] = []) {
  const ran: string[] = [];
  const run = async (url: string) => {
    if (broken.includes(url)) throw new Error(url);
    return ran.push(`${url} after ${preloads().length}`);
  };
  return { ran, ahead: codeFromFiles((island) => FILES[island] ?? [], run) };
}

afterEach(() => {
  document.head.replaceChildren();
});

it('fetches each file once, behind everything else, and runs none', () => {
  const { ahead, ran } = page();
  for (const island of ['tabs', 'popup', 'unknown', 'tabs']) ahead.fetch(island);
  expect(preloads()).toEqual([SHARED, TABS].map((href) => ({ rel: 'modulepreload', href, fetchPriority: 'low' })));
  expect(ran).toEqual([]);
});

it('runs them one after the other, once for all elements, and requests all of them before the first one runs', async () => {
  const { ahead, ran } = page();
  await Promise.all([ahead.evaluate('tabs'), ahead.evaluate('tabs')]);
  expect(ran).toEqual([`${SHARED} after 2`, `${TABS} after 2`]);
  // A visitor waits for them.
  expect(preloads().map(({ fetchPriority }) => fetchPriority)).toEqual(['auto', 'auto']);
});

it('lets the elements of an island go on one after the other, each in a task of its own', async () => {
  const { ahead } = page();
  const order: string[] = [];
  const mounts = ['one', 'two', 'three'].map(async (name) => {
    await ahead.evaluate('tabs');
    order.push(name);
    // Microtasks of the same task would come in between.
    await nextTask();
    order.push(`after ${name}`);
  });
  await Promise.all(mounts);
  expect(order.indexOf('after one')).toBeLessThan(order.indexOf('three'));
  await ahead.evaluate('tabs');
});

it('leaves a file that does not run to the island’s own import', async () => {
  const { ahead, ran } = page([SHARED]);
  await ahead.evaluate('tabs');
  expect(ran).toEqual([`${TABS} after 2`]);
});

it('gives requests the nonce of the page’s scripts, for a policy that lets nothing else through', () => {
  const script = document.createElement('script');
  script.type = 'text/plain';
  // Browsers hide the attribute's value.
  script.setAttribute('nonce', '');
  script.nonce = 'abc';
  // Some plugins print the attribute without a value.
  const empty = document.createElement('script');
  empty.type = 'text/plain';
  empty.setAttribute('nonce', '');
  document.head.append(empty, script);
  page().ahead.fetch('popup');
  expect(Array.from(document.querySelectorAll('link'), ({ nonce }) => nonce)).toEqual(['abc']);
});
