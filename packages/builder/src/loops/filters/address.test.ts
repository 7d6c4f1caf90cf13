import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { filterAddress, withoutPage } from './address.ts';
import type { Filter, FilterValue } from './filter.ts';
import { type FilterSet, filterSets } from './filter-sets.ts';

beforeEach(() => history.replaceState(null, '', '/shop/'));
afterEach(() => filterSets().clear());

function filterCalled(filter: string, query: string, name = ''): Filter {
  const nothing = () => undefined;
  return {
    ...{ filter, query, name, action: 'filter', apply: 'change', type: 'checkbox', element: document.body },
    ...{ original: '', read: () => '', write: nothing, isEmpty: () => true, hasOptions: () => true, accept: nothing },
  };
}

function setOf(queryId: string, filters: Filter[], selection: [string, FilterValue][] = []): FilterSet {
  const set = { queryId, filters, selection: new Map(selection), isUntouched: false, end: () => undefined };
  filterSets().set(queryId, set);
  return set;
}

const word = fc.string({ minLength: 1, unit: 'grapheme' });
const value = fc.oneof(word, fc.array(word, { minLength: 1 }), fc.tuple(fc.double({ noNaN: true }), fc.nat()));
const pairs = (url: string) => [...new URL(url).searchParams];

it('has the selection in its order, keeps other parameters, and repeats nothing', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(fc.stringMatching(/^[a-z0-9]{6}$/), value), { selector: ([id]) => id, maxLength: 6 }),
      fc.array(fc.tuple(fc.stringMatching(/^[a-z]{3}$/), word), { maxLength: 4 }),
      (chosen, foreign) => {
        filterSets().clear();
        history.replaceState(null, '', `/shop/?${new URLSearchParams(foreign)}`);
        const filters = chosen.map(([id]) => filterCalled(id, 'loopaa'));
        const address = filterAddress(setOf('loopaa', filters, chosen), location.href);
        const own = chosen.flatMap(([id, one]) =>
          typeof one === 'object' ? one.map((part) => [`brx_${id}[]`, String(part)]) : [[`brx_${id}`, String(one)]],
        );
        expect(pairs(address)).toEqual([...foreign, ...own]);
        history.replaceState(null, '', address);
        expect(filterAddress(setOf('loopaa', filters, chosen), location.href)).toBe(address);
        expect(pairs(filterAddress(setOf('loopaa', filters), location.href))).toEqual(foreign);
      },
    ),
  );
});

it('keeps other loops’ filters, by id and by name, and removes those of filters that are gone', () => {
  history.replaceState(null, '', '/shop/?brx_otheraa[]=1&colour=bay&kind=x&brx_goneaa=2&from=mail');
  setOf('otherloop', [filterCalled('otheraa', 'otherloop'), filterCalled('colora', 'otherloop', 'colour')]);
  const set = setOf('loopaa', [filterCalled('kindaa', 'loopaa', 'kind')], [['kindaa', 'y']]);
  expect(pairs(filterAddress(set, location.href))).toEqual([
    ...[
      ['brx_otheraa[]', '1'],
      ['colour', 'bay'],
      ['from', 'mail'],
      ['kind', 'y'],
    ],
  ]);
});

it('drops parameters that change the cart', () => {
  history.replaceState(null, '', '/shop/?add-to-cart=5&from=mail&product-page=2');
  expect(pairs(filterAddress(setOf('loopaa', []), location.href))).toEqual([
    ['from', 'mail'],
    ['product-page', '2'],
  ]);
});

it('has the page number of its base, also in a parameter', () => {
  history.replaceState(null, '', '/shop/?paged=2&from=mail');
  const set = setOf('loopaa', []);
  expect(pairs(filterAddress(set, '/shop/'))).toEqual([['from', 'mail']]);
  expect(Object.fromEntries(pairs(filterAddress(set, '/shop/?paged=3')))).toEqual({ from: 'mail', paged: '3' });
});

it.each([
  ['/shop/page/3/', 3, '/shop/'],
  ['/shop/page/3', 5, '/shop/'],
  // Pages of another loop.
  ['/shop/page/3/', 1, '/shop/page/3/'],
  ['/shop/', 4, '/shop/'],
  ['/shop/page/3/?a=1', 3, '/shop/?a=1'],
  ['/page/3/shop/', 3, '/page/3/shop/'],
  // Plain permalinks.
  ['/shop/?paged=3&a=1', 3, '/shop/?a=1'],
  ['/shop/?paged=3', 1, '/shop/?paged=3'],
])('%s on page %d becomes %s', (from, page, to) => {
  expect(withoutPage(location.origin + from, page)).toBe(location.origin + to);
});

it.each([
  ['/shop/seite/3/', 3, '/shop/', '/shop/'],
  ['/shop/seite/3', 3, '/shop', '/shop/'],
  // Another loop's, and a page whose name is a number.
  ['/shop/seite/3/', 1, '/shop/', '/shop/seite/3/'],
  ['/shop/season/3/', 3, '/shop/season/3/', '/shop/season/3/'],
])('%s on page %d becomes, beside a link to %s, %s', (from, page, link, to) => {
  const links = [new URL(link, location.origin)];
  expect(withoutPage(location.origin + from, page, links)).toBe(location.origin + to);
});
