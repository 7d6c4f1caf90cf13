import { READY_EVENT, start } from '@stirrup/runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listProducts } from '../../../../../fixtures/cms/catalogue/list-products.ts';
import { resultCount as countMarkup } from './fixture.ts';
import { resultCount } from './island.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  history.replaceState(null, '', '/shop/?orderby=price');
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
  document.head.replaceChildren();
  history.replaceState(null, '', '/');
});

const markup = String(countMarkup(listProducts({ page: 1, order: 'price' })));

async function open(html = markup) {
  document.body.innerHTML = html;
  const counts = [...document.querySelectorAll<HTMLElement>('.woocommerce-result-count, [data-island]')];
  for (const count of counts) count.setAttribute('data-start', 'load');
  // Promises, because polling for a state would let the fake clock run on.
  const ready = counts.map((count) => new Promise((resolve) => count.addEventListener(READY_EVENT, resolve)));
  start(resultCount);
  await Promise.all(ready);
  const shown = (index = 0) => ['role', 'aria-hidden'].map((name) => counts[index]?.getAttribute(name));
  return { counts, shown };
}

it('is announced two seconds after a sorted or filtered page has loaded', async () => {
  const { counts, shown } = await open();
  const nodes = [...(counts[0]?.childNodes ?? [])];
  expect(shown()).toEqual(['alert', 'true']);
  const added: Node[] = [];
  const observer = new MutationObserver((records) =>
    added.push(...records.flatMap((record) => [...record.addedNodes])),
  );
  if (counts[0]) observer.observe(counts[0], { childList: true });
  vi.advanceTimersByTime(1999);
  expect(shown()).toEqual(['alert', 'true']);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual(['alert', 'false']);
  await vi.waitFor(() => expect(added).toEqual(nodes));
  expect([...(counts[0]?.childNodes ?? [])]).toEqual(nodes);
});

it('announces the first of several only', async () => {
  const { shown } = await open(markup + markup);
  expect(shown(1)).toEqual(['status', null]);
});

it('reads its delay from the page', async () => {
  const { shown } = await open('<p data-island="result-count" data-announce-after="500">17 saddles</p>');
  vi.advanceTimersByTime(500);
  expect(shown()).toEqual(['alert', 'false']);
});

it.each([
  ['an address without a question', () => history.replaceState(null, '', '/shop/')],
  [
    'filters that tell it themselves',
    () => document.head.append(other('data-wp-interactive', 'woocommerce/product-filters')),
  ],
  ['the shop’s own script', () => document.head.append(other('id', 'woocommerce-js'))],
])('leaves it as it is beside %s', async (_name, prepare) => {
  prepare();
  const { shown } = await open();
  vi.advanceTimersByTime(5000);
  expect(shown()).toEqual(['status', null]);
});

it('announces one of our own beside the shop’s script, which does not know it', async () => {
  document.head.append(other('id', 'woocommerce-js'));
  const { shown } = await open('<p data-island="result-count" role="status">17 saddles</p>');
  vi.advanceTimersByTime(2000);
  expect(shown()).toEqual(['alert', 'false']);
});

function other(name: string, value: string): Element {
  const element = document.createElement('script');
  element.setAttribute(name, value);
  return element;
}

it('restores the markup, and announces nothing then', async () => {
  const { counts, shown } = await open();
  counts[0]?.remove();
  await vi.waitFor(() => expect(shown()).toEqual(['status', null]));
  vi.advanceTimersByTime(5000);
  expect(shown()).toEqual(['status', null]);
});
