import { start } from '@stirrup/runtime';
import { expect, vi } from 'vitest';
import { filterSearch } from '../loops/filter-search/island.ts';
import { filterSets } from '../loops/filters/filter-sets.ts';
import { queryTerm } from '../loops/query/query-term.ts';
import { addLoop, loop, settle, stubFilters } from './filtered-page.ts';
import { stubSettings } from './stub-server.ts';
import { the } from './the.ts';

// Loaded up front, so that no test waits for code.
await filterSearch.load();

/** A search field in the builder's markup. */
export const search = (more = '', value = ''): string =>
  `<div class="brxe-filter-search"><input type="search" value="${value}" aria-label="Find" data-brx-filter='{"filterId":"finder","targetQueryId":"loopaa","filterType":"search","filterAction":"filter","filterInputDebounce":500,"filterMinChars":3${more}}'><i class="icon" role="button" tabindex="0" aria-label="Clear"></i></div>`;

/** The results of a live search, and a button beside them. */
export const RESULTS =
  '<div id="found" data-brx-ls-wrapper="loopaa"><a href="/product/">A product</a></div><button id="beside">Beside</button>';

let page: AbortController | undefined;

/** Puts a loop before this markup, and stubs a shop whose responses the test gives by hand. */
export function printSearch(html: string, facts: Parameters<typeof addLoop>[1] = {}) {
  history.replaceState(null, '', '/shop/');
  stubSettings({ postId: '7' });
  document.body.innerHTML = `${loop('loopaa')}${html}`;
  page = addLoop('loopaa', facts).end;
  return { ...stubFilters(), signal: page.signal };
}

/** Opens a page with a search field, and uses fake timers. */
export async function openSearch(html: string, facts: Parameters<typeof addLoop>[1] = {}) {
  const shop = printSearch(html, facts);
  start(filterSearch);
  const field = the('input', HTMLInputElement);
  await vi.waitFor(() => expect(field.dataset['islandState']).toBe('ready'));
  const isLive = () => expect(field.getAttribute('aria-controls')).toBe('found');
  if (facts.isLiveSearch) await vi.waitFor(isLive);
  vi.useFakeTimers();
  const icon = the('.icon');
  const type = (value: string, options: InputEventInit = {}) => {
    field.value = value;
    field.dispatchEvent(new InputEvent('input', { bubbles: true, ...options }));
  };
  const wait = async (time: number) => {
    vi.advanceTimersByTime(time);
    await settle();
  };
  const press = async (element: Element, key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    element.dispatchEvent(event);
    await settle();
    return event.defaultPrevented;
  };
  return { ...shop, field, icon, type, wait, press };
}

/** Removes the page and its loop. */
export async function closeSearch(): Promise<void> {
  vi.useRealTimers();
  page?.abort();
  document.body.replaceChildren();
  document.documentElement.lang = '';
  await vi.waitFor(() => expect(filterSets().size).toBe(0));
  queryTerm('loopaa').set(undefined);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}
