import { afterEach, expect, it } from 'vitest';
import { stubSettings } from '../../testing/stub-server.ts';
import { the } from '../../testing/the.ts';
import type { QueryAnswer } from '../query/query-answer.ts';
import { showLinks } from './links.ts';
import { createPageLinks } from './page-links.ts';

afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', location.pathname);
});

const NAMES = { current: '[aria-current]', previous: 'a.prev', next: 'a.next' };

const NO_LINKS: QueryAnswer = {
  ...{ html: '', styles: '', popups: '', pagination: '', error: '', nextUrl: undefined },
  ...{ update: { page: 3, maxPages: 5, count: undefined, start: 0, end: 0 }, filters: {}, tags: {} },
};

it('reads the number of the current page in digits of other scripts', () => {
  stubSettings();
  document.body.innerHTML = `<nav><a href="/shop/">۱</a> <b aria-current="page">۲</b> <a href="/shop/page/3/">۳</a></nav>`;
  const element = the('nav', HTMLElement);
  const links = createPageLinks({ id: 'top', query: 'abc123', element, names: NAMES });
  expect(links.page).toBe(2);
  links.page = 3;
  showLinks(links, NO_LINKS, 5);
  const entries = [...element.children].map((entry) => [entry.textContent, entry.getAttribute('href')]);
  expect(entries).toEqual([
    ['۱', '/shop/'],
    ['۲', `${location.origin}/shop/page/2/`],
    ['۳', null],
  ]);
});

it('finds the first page where a plugin has translated the path of pages', () => {
  stubSettings();
  document.body.innerHTML = `<nav><a class="prev" href="/shop/seite/2/">←</a> <a href="/shop/">1</a>
    <a href="/shop/seite/2/">2</a> <b aria-current="page">3</b></nav>`;
  const element = the('nav', HTMLElement);
  const links = createPageLinks({ id: 'top', query: 'abc123', element, names: NAMES });
  links.page = 2;
  showLinks(links, NO_LINKS, 5);
  expect([...element.children].map((entry) => entry.getAttribute('href'))).toEqual([
    `${location.origin}/shop/`,
    '/shop/',
    null,
    `${location.origin}/shop/seite/3/`,
  ]);
});

it('adds the page’s parameters to places of this site only', () => {
  stubSettings();
  history.replaceState(null, '', '?q=1');
  document.body.innerHTML = '<nav><a href="/shop/">1</a></nav>';
  const element = the('nav', HTMLElement);
  const links = createPageLinks({ id: 'top', query: 'abc123', element, names: NAMES });
  const away = ['javascript:void(0)', 'https://other.test/', 'mailto:a@other.test', 'http://'];
  const { host, origin } = location;
  const printed = [...away, '/shop/page/2/', `http://${host}/shop/page/3/`].map((href) => `<a href="${href}">Page</a>`);
  showLinks(links, { ...NO_LINKS, pagination: `<nav>${printed.join('')}</nav>` }, 5);
  const shown = [...element.children].map((entry) => entry.getAttribute('href'));
  expect(shown).toEqual([...away, `${origin}/shop/page/2/?q=1`, `http://${host}/shop/page/3/?q=1`]);
});
