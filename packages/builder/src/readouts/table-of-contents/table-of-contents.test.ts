import { pageRegistry } from '@stirrup/runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { html } from '../../../../../fixtures/cms/markup/html.ts';
import { cut } from '../../../../../fixtures/cms/test-captures.ts';
import { hasRecordings, recordedPage } from '../../../../../fixtures/recordings.ts';
import { closePage, openIsland, the } from '../../testing/open-island.ts';
import { builderContents, chapters, stirrupContents } from './fixture.ts';
import { tableOfContents } from './island.ts';
// Imported up front, so that no test ends before it has loaded.
import '../names/name-readout.ts';

/** Reports to the newest observer of crossings which headings have passed the line. */
let pass = (..._ids: readonly string[]) => {};

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #headings = new Set<Element>();
      constructor(listener: (entries: object[]) => void) {
        pass = (...ids) =>
          listener([...this.#headings].map((target) => ({ target, isIntersecting: ids.includes(target.id) })));
      }
      observe = (heading: Element) => this.#headings.add(heading);
      disconnect = () => this.#headings.clear();
    },
  );
});
afterEach(() => {
  closePage();
  document.documentElement.removeAttribute('style');
  vi.unstubAllGlobals();
});

const nav = () => the('.brxe-post-toc, [data-island]');
/** Lets observers of the page report. */
const observed = () => new Promise((resolve) => setTimeout(resolve));
/** Entries of a list: address, text, and those below. */
type Outline = readonly [href: string | null, text: string, below: readonly Outline[]];
const outlineOf = (list: Element | null | undefined): readonly Outline[] =>
  [...(list?.children ?? [])].map((item) => {
    const [link, below] = item.children;
    return [link?.getAttribute('href') ?? null, link?.textContent ?? '', outlineOf(below)];
  });
const outline = () => outlineOf(nav().querySelector('ul'));
const hrefs = () => [...nav().querySelectorAll('a')].map((link) => link.getAttribute('href'));

describe.each([
  ['the builder’s', builderContents('a', { content: '.text' })],
  ['our own', stirrupContents({ content: '.text', label: 'Contents' })],
])('%s', (_, table) => {
  it('lists headings in their ranks, marks the current one, and leaves nothing on release', async () => {
    document.body.innerHTML = `<main>${table}${chapters('text')}</main>`;
    const printed = document.body.innerHTML;
    const [root] = await openIsland(tableOfContents, html`${table}${chapters('text')}`);
    expect(outline()).toEqual([
      ['#own-text', 'Choosing a saddle', [['#for-the-back', 'For the back', []]]],
      [
        '#care-cleaning',
        'Care & cleaning',
        [
          ['#oil', 'Oil', []],
          ['#oil-2', 'Oil', []],
        ],
      ],
    ]);
    const current = () => [...nav().querySelectorAll('[aria-current="true"]')].map((link) => link.textContent);
    expect(current()).toEqual([]);
    pass('own-text', 'for-the-back');
    expect(current()).toEqual(['For the back']);
    if (root) pageRegistry().release(root);
    expect(document.body.innerHTML).toBe(printed);
  });
});

it('leaves no ids behind where its list is printed', async () => {
  const markup =
    '<nav data-island="table-of-contents" data-content-selector="article"><ul></ul></nav><article><h2>Oil</h2></article>';
  document.body.innerHTML = `<main>${markup}</main>`;
  const printed = document.body.innerHTML;
  const [root] = await openIsland(tableOfContents, markup);
  expect(root?.querySelector('a')?.getAttribute('href')).toBe('#oil');
  if (root) pageRegistry().release(root);
  expect(document.body.innerHTML).toBe(printed);
});

it('has the builder’s classes, and collapses what is below other entries', async () => {
  await openIsland(
    tableOfContents,
    html`${builderContents('a', { content: '.text', isCollapsing: true })}${chapters('text')}`,
  );
  const lists = () =>
    [...nav().querySelectorAll('li > ul')].map((list) => [list.className, list.hasAttribute('inert')]);
  const [open, collapsed] = [
    ['toc-list is-collapsible', false],
    ['toc-list is-collapsible is-collapsed', true],
  ];
  expect(lists()).toEqual([collapsed, collapsed]);
  pass('own-text');
  expect(lists()).toEqual([open, collapsed]);
  expect(nav().querySelector('a')?.className).toBe('toc-link node-name--H2 is-active-link');
  expect(nav().querySelector('li')?.className).toBe('toc-list-item is-active-li');
  nav().querySelector<HTMLElement>('a[href="#care-cleaning"]')?.focus();
  expect(lists()).toEqual([open, open]);
});

it('keeps unique ids, replaces others, and keeps those given while another table leads there', async () => {
  const text =
    '<div id="oil"></div><main class="text"><h2 id="oil">Oil</h2><h2 id="wax">Wax</h2><h2>Oil</h2><h2></h2></main>';
  const [first, second] = await openIsland(tableOfContents, `${stirrupContents()}${stirrupContents()}${text}`);
  const ids = () => [...document.querySelectorAll('h2')].map(({ id }) => id);
  expect([hrefs(), ids()]).toEqual([
    ['#oil-2', '#wax', '#oil-3'],
    ['oil-2', 'wax', 'oil-3', ''],
  ]);
  first?.remove();
  await observed();
  expect(ids()).toEqual(['oil-2', 'wax', 'oil-3', '']);
  second?.remove();
  await observed();
  // The second table found the ids there.
  expect(ids()).toEqual(['oil-2', 'wax', 'oil-3', '']);
});

it('follows headings that come, go and change their words, and keeps the focus', async () => {
  await openIsland(tableOfContents, html`${stirrupContents({ content: '.text' })}${chapters('text')}`);
  const link = nav().querySelector<HTMLElement>('a[href="#care-cleaning"]');
  link?.focus();
  the('#own-text').insertAdjacentHTML('beforebegin', '<h2>New</h2><h4>Deeper</h4><div><h3>Newer</h3></div>');
  the('#for-the-back').remove();
  the('#oil').textContent = 'Wax';
  await observed();
  expect(outline()).toEqual([
    ['#new', 'New', [['#newer', 'Newer', []]]],
    ['#own-text', 'Choosing a saddle', []],
    [
      '#care-cleaning',
      'Care & cleaning',
      [
        ['#oil', 'Wax', []],
        ['#oil-2', 'Oil', []],
      ],
    ],
  ]);
  expect(document.activeElement).toBe(link);
  the('#care-cleaning').remove();
  await observed();
  expect(document.activeElement?.getAttribute('href')).toBe('#own-text');
});

it('lists the content that is there, when it comes later, and when it is replaced', async () => {
  await openIsland(
    tableOfContents,
    html`${stirrupContents({ content: '.text' })}<main><h2>Page</h2><div></div></main>`,
  );
  expect(hrefs()).toEqual(['#page']);
  const put = async (heading: string) => {
    const text = document.createElement('div');
    text.className = 'text';
    text.innerHTML = `<h2>${heading}</h2>`;
    the('main > div').replaceWith(text);
    await observed();
    return text;
  };
  await put('Hay');
  expect(hrefs()).toEqual(['#hay']);
  const text = await put('Oats');
  expect(hrefs()).toEqual(['#oats']);
  text.insertAdjacentHTML('beforeend', '<h2>Straw</h2>');
  await observed();
  expect(hrefs()).toEqual(['#oats', '#straw']);
});

it('lists no headings in copies of slides, and lets those keep the ids that a copy before them has', async () => {
  const slide = (name: string) => `<div class="${name}"><h2 id="saddles">Saddles</h2><h2>Oil</h2></div>`;
  const slides = ['splide__slide--clone', 'slide', 'swiper-slide-duplicate'].map(slide).join('');
  await openIsland(tableOfContents, `${stirrupContents()}<main>${slides}</main>`);
  expect(hrefs()).toEqual(['#saddles', '#oil']);
  expect(the('.slide').innerHTML).toBe('<h2 id="saddles">Saddles</h2><h2 id="oil">Oil</h2>');
});

it('adopts a list that is there, with its nodes', async () => {
  const printed = html`<p>Contents</p><ul><li><a href="#own-text">Old</a></li></ul>`;
  const markup = html`${stirrupContents({ content: '.text' }, printed)}${chapters('text')}`;
  const opened = openIsland(tableOfContents, markup);
  const [list, link] = [nav().querySelector('ul'), nav().querySelector('a')];
  await opened;
  expect([nav().querySelector('ul') === list, nav().querySelector('a') === link]).toEqual([true, true]);
  expect([link?.textContent, hrefs().length]).toEqual(['Choosing a saddle', 5]);
});

it('has the words of its headings as they are read', async () => {
  const headings = [
    'Care<br>and <i aria-hidden="true">★</i>cleaning',
    'We sell <span>hay</span><span aria-hidden="true">ha</span><button aria-label="Pause">❚❚</button>',
    '<button>Un<b>hidden</b></button><!-- never -->',
    '<span aria-hidden="true">Split</span>',
  ];
  await openIsland(tableOfContents, `${stirrupContents()}${headings.map((heading) => `<h2>${heading}</h2>`).join('')}`);
  expect(outline().map(([, text]) => text)).toEqual(['Care and cleaning', 'We sell hay', 'Unhidden', 'Split']);
});

it('goes to a place that only it has made, unless the visitor has gone elsewhere', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  const page = html`<input>${stirrupContents({ content: '.text' })}${chapters('text')}`;
  history.replaceState(null, '', '/#care-cleaning');
  await openIsland(tableOfContents, page);
  expect(scroll.mock.contexts).toEqual([the('#care-cleaning')]);
  pageRegistry().release(document.body);
  const opened = openIsland(tableOfContents, page);
  the('input').focus();
  await opened;
  expect([scroll.mock.calls.length, document.activeElement]).toEqual([1, the('input')]);
});

it('keeps its distance, of which a sticky header has its part', async () => {
  await openIsland(tableOfContents, html`${stirrupContents({ content: '.text', offset: 100 })}${chapters('text')}`);
  expect(the('#own-text').style.scrollMarginTop).toBe('100px');
  document.documentElement.style.scrollPaddingTop = '70px';
  await observed();
  expect(the('#own-text').style.scrollMarginTop).toBe('30px');
});

it('is named, is empty where there is nothing to list, and falls back for malformed options', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const table = '<nav data-island="table-of-contents" data-content-selector=".." data-headings-offset="far"></nav>';
  await openIsland(tableOfContents, `${table}<h1>Title</h1><h2> </h2>`);
  expect([nav().innerHTML, warned.mock.calls.length]).toEqual(['', 2]);
  await vi.waitFor(() => expect(nav().getAttribute('aria-label')).toBe('Table of contents'));
});

describe.skipIf(!hasRecordings)('recorded', () => {
  it.each(['bricks-contents', 'bricks-collapse'])('%s is listed as the builder’s script lists it', async (page) => {
    const main = (name: string) => cut(recordedPage(name), '<main', '</main>');
    await openIsland(tableOfContents, main(page));
    const shown = outline();
    const classes = () =>
      [...nav().querySelectorAll('*')].map(({ classList }) =>
        [...classList].filter((name) => !name.startsWith('is-active') && name !== 'is-collapsed'),
      );
    const shownClasses = classes();
    document.body.innerHTML = main(`${page}-live`);
    expect([shown, shownClasses]).toEqual([outline(), classes()]);
    expect(shown.length).toBeGreaterThan(1);
  });
});
