import { start } from '@stirrup/runtime';
import { afterEach, expect, test, vi } from 'vitest';
import { queryTerm } from '../query/query-term.ts';
import { openQueryPage } from '../query/testing/query-page.ts';
import { queryText } from './island.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const words = JSON.stringify({
  noResultsText: 'Nothing &amp; nobody',
  oneResultText: 'One result',
  statsFormat: 'Results %start% to %end% of %total% (%total%)',
});

async function addText(markup: string): Promise<HTMLElement> {
  document.body.insertAdjacentHTML('beforeend', markup);
  const element = document.body.lastElementChild;
  if (!(element instanceof HTMLElement)) throw new Error('no element');
  start(queryText);
  await vi.waitFor(() => expect(element.dataset['islandState']).toBe('ready'));
  return element;
}

test('a summary keeps the printed text until a response has arrived, then shows the range', async () => {
  const { query, end } = openQueryPage();
  const summary = await addText(
    `<div class="brxe-query-results-summary" data-brx-qr-stats="abc123" data-brx-qr-stats-data='${words}'>printed</div>`,
  );
  const count = await addText('<span data-brx-qr-count="abc123">17</span>');
  const show = (facts: object) => query.facts.set({ ...query.facts.get(), ...facts });
  show({ page: 2, end: 4 });
  expect([summary.textContent, count.textContent]).toEqual(['printed', '17']);
  show({ count: 16 });
  expect([summary.textContent, count.textContent]).toEqual(['Results 1 to 4 of 16 (%total%)', '16']);
  show({ count: 1 });
  expect(summary.textContent).toBe('One result');
  show({ count: 0, start: 0, end: 0 });
  expect([summary.textContent, count.textContent]).toEqual(['Nothing & nobody', '0']);

  summary.remove();
  await vi.waitFor(() => expect(summary.dataset['islandState']).toBe(undefined));
  show({ count: 1 });
  expect(summary.textContent).toBe('Nothing & nobody');
  end.abort();
});

test('a summary with invalid texts, and one of our own dialect, are English, or as the site says', async () => {
  const { query, end } = openQueryPage();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const broken = await addText(
    '<div class="brxe-query-results-summary" data-brx-qr-stats="abc123" data-brx-qr-stats-data="{">printed</div>',
  );
  const own = await addText('<p data-island="query-text" data-summary-of="abc123">printed</p>');
  query.facts.setKey('count', 6);
  expect([broken.textContent, own.textContent]).toEqual(['1 - 2 / 6', '1 - 2 / 6']);
  query.facts.setKey('count', 1);
  expect([broken.textContent, own.textContent]).toEqual(['1 result', '1 result']);
  vi.stubGlobal('stirrup_texts', { noResults: 'Keine Treffer' });
  query.facts.setKey('count', 0);
  expect([broken.textContent, own.textContent]).toEqual(['Keine Treffer', 'Keine Treffer']);
  expect(warn).toHaveBeenCalledTimes(1);
  end.abort();
});

test('a term shows as text', async () => {
  const term = await addText('<span data-brx-ls-term="abc123"></span>');
  expect(term.textContent).toBe('');
  queryTerm('abc123').set('<b>rug</b>');
  expect(term.textContent).toBe('<b>rug</b>');
  expect(term.children).toHaveLength(0);
});
