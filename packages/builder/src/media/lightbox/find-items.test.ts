import { afterEach, expect, it } from 'vitest';
import { the } from '../../testing/the.ts';
import { lightboxContract } from './contract.ts';
import { findItems, indexOf } from './find-items.ts';

afterEach(() => document.body.replaceChildren());

const SELECTOR = lightboxContract.dialects['bricks']?.parts.item ?? '';
const link = (name: string, more = '') => `<a href="/${name}.jpg" data-pswp-src="/${name}.jpg" ${more}></a>`;
const namesOf = (items: readonly HTMLAnchorElement[]) => items.map((item) => item.pathname.slice(1, -4));
const open = (markup: string, group = '', clicked = '#root a') => {
  document.body.innerHTML = markup;
  return namesOf(findItems(the('#root'), the(clicked), SELECTOR, group));
};

it('finds the links of the root that lead to pictures and films, in the order of the page', () => {
  const film = '<a href="/c.mp4" data-pswp-video-url="/c.mp4"></a>';
  expect(open(`<ul id="root">${link('a')}<a href="/imprint/"></a>${film}${link('b')}</ul>${link('x')}`)).toEqual([
    'a',
    'c',
    'b',
  ]);
});

it('finds a root that is a link, alone', () => {
  expect(open(`${link('a', 'id="root"')}${link('b')}`, '', '#root')).toEqual(['a']);
});

it.each([
  ['root', 'pair', ''],
  ['item', '', 'data-pswp-id="pair"'],
])('finds the whole group that the %s names, all over the page', (_, group, own) => {
  const member = 'data-pswp-id="pair"';
  expect(
    open(`${link('a', member)}<ul id="root">${link('b', own || member)}</ul>${link('c')}${link('d', member)}`, group),
  ).toEqual(['a', 'b', 'd']);
});

it.each([
  ['alone', '', ['a']],
  ['with its group', 'data-pswp-id="pair"', ['b', 'a']],
])('finds a root that is a link in the copy of a slide, %s', (_, more, found) => {
  const copy = `<div class="swiper-slide-duplicate">${link('a', `id="root" ${more}`)}</div>`;
  expect(open(`${copy}${link('b', more)}${link('a', more)}`, '', '#root')).toEqual(found);
});

it('finds the links of a root that is in the copy of a slide, without those in copies of its own', () => {
  const inside = `<div class="splide__slide--clone">${link('b')}</div>${link('a')}${link('b')}`;
  expect(open(`<div class="splide__slide--clone"><ul id="root">${inside}</ul></div>`)).toEqual(['a', 'b']);
});

it('leaves out what a filter has hidden, and nothing that styles hide', () => {
  const markup = `<style>.rest { display: none }</style><ul id="root"><li>${link('a')}</li><li hidden>${link('b')}</li>
    <li style="display: none">${link('c')}</li><li class="rest">${link('d')}</li></ul>`;
  expect(open(markup)).toEqual(['a', 'd']);
});

it.each(['swiper-slide-duplicate', 'splide__slide--clone'])('counts a slide’s copy as its original: %s', (copy) => {
  const names = open(`<div id="root"><div class="${copy}">${link('b')}</div>${link('a')}${link('b')}</div>`);
  expect(names).toEqual(['a', 'b']);
  const items = findItems(the('#root'), the('#root a'), SELECTOR, '');
  expect(indexOf(the(`.${copy} a`), items)).toBe(1);
  expect(indexOf(items[0] ?? document.body, items)).toBe(0);
  expect(indexOf(document.body, items)).toBe(-1);
});
