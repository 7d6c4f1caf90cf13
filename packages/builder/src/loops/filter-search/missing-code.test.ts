import { pageRegistry, start } from '@stirrup/runtime';
import { afterEach, expect, it, vi } from 'vitest';
import { bringUp } from '../../testing/bring-up.ts';
import { closeSearch, printSearch, RESULTS, search } from '../../testing/search-page.ts';
import { the } from '../../testing/the.ts';
import { filterSearch } from './island.ts';

vi.mock('./open-live-results.ts', () => {
  throw new TypeError('Failed to fetch');
});

afterEach(async () => {
  pageRegistry().release(document.body);
  await closeSearch();
});

it('without its code the results of a live search show, and only an empty field hides them', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const { calls } = printSearch(search() + RESULTS, { isLiveSearch: true });
  vi.useFakeTimers();
  start(filterSearch);
  await bringUp();
  await vi.advanceTimersByTimeAsync(1000);
  expect(report).toHaveBeenCalledOnce();
  const field = the('input', HTMLInputElement);
  const type = async (value: string) => {
    field.value = value;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(500);
    return the('#found').className;
  };
  expect([await type('rug'), calls.length]).toEqual(['brx-ls-active', 1]);
  the('#beside').click();
  the('#beside').focus();
  expect(the('#found').className).toBe('brx-ls-active');
  expect([await type(''), calls.length]).toEqual(['', 1]);
});
