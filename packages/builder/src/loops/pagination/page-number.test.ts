import { afterEach, expect, test, vi } from 'vitest';
import { stubSettings } from '../../testing/stub-server.ts';
import { pageAddress, pageNumber } from './page-number.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

const at = (path: string, baseUrl?: string) => {
  history.replaceState(null, '', path);
  stubSettings({ baseUrl: baseUrl ? new URL(baseUrl, location.href).href : '' });
};

test.each([
  ['/shop/page/3/', 3],
  ['/shop/page/3', 3],
  ['/shop/seite/3/', 3],
  ['/shop/', 1],
  ['/shop', 1],
  ['/shop/?orderby=price', 1],
  ['?paged=4', 4],
  ['/shop/page/3/?paged=4&orderby=price#top', 4],
  ['../2/', 2],
  ['page/2/', 2],
  ['/shop/page/40/', 40],
  // An archive counts as the first page; so does a number beyond the loop's last page.
  ['/2024/', 1],
  ['/2024/page/2/', 2],
  ['/shop/page/0/', 1],
])('%s is page %s of twelve', (href, page) => {
  at('/shop/page/1/', '/shop/');
  expect(pageNumber(href, 12)).toBe(page);
});

test('the first page of a month’s archive is not page 12', () => {
  at('/2024/12/page/3/');
  expect(pageNumber('/2024/12/', 20)).toBe(1);
  expect(pageNumber('/2024/12/page/2/', 20)).toBe(2);
  at('/2024/12/', '/2024/12/');
  expect(pageNumber('/2024/12/', 20)).toBe(1);
});

test.each(['https://elsewhere.test/page/2/', 'mailto:a@b.test', 'http://[', '?paged=-1', '?paged=two'])(
  '%s is the browser’s',
  (href) => expect(pageNumber(href, 5)).toBeUndefined(),
);

test('builds addresses of other pages', () => {
  at('/shop/');
  const { origin } = location;
  expect(pageAddress(3, '/shop/page/2/?orderby=price')).toBe(`${origin}/shop/page/3/?orderby=price`);
  expect(pageAddress(1, '/shop/page/2/')).toBe(`${origin}/shop/`);
  expect(pageAddress(3, '/shop/?paged=2&orderby=price')).toBe(`${origin}/shop/?paged=3&orderby=price`);
  expect(pageAddress(1, '/shop/?paged=2')).toBe(`${origin}/shop/`);
});
