import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPlaces } from './create-places.ts';
import { namedIn } from './named-in.ts';

const goTo = (hash: string) => history.replaceState(null, '', `/page/?a=1${hash}`);
const address = () => location.pathname + location.search + location.hash;

/** Four titles and their panes, beside a link. */
function open() {
  const titles = ['fit', 'brx-tab-a-1', 'brxe-abc', ''].map((id) => `<i id="${id}"><b id="in-${id}"></b></i>`);
  const panes = [0, 1, 2, 3].map((index) => `<p id="pane-${index}"><b id="größe-${index}"></b></p>`);
  document.body.innerHTML = `${titles.join('')}${panes.join('')}<a>A link</a>`;
  const found = (selector: string) => [...document.querySelectorAll(selector)].map((element) => ({ element }));
  const places = createPlaces(found('i'), found('p'));
  const controller = new AbortController();
  const went: number[] = [];
  places.follow((index) => went.push(index), controller.signal);
  return { places, went, end: () => controller.abort() };
}

beforeEach(() => goTo(''));
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

it.each([
  ['', ''],
  ['#care', 'care'],
  ['#gr%C3%B6%C3%9Fe', 'größe'],
  ['#%E0%A4%A', '%E0%A4%A'],
])('an address with %j names %j', (hash, id) => {
  expect(namedIn({ hash })).toBe(id);
});

it('an address names an id that is itself encoded', () => {
  document.body.innerHTML = '<p id="tab-%d7%9e"></p><p id="tab-מ"></p>';
  expect(namedIn({ hash: '#tab-%d7%9e' })).toBe('tab-%d7%9e');
});

describe('an address', () => {
  it.each([
    ['#fit', 0, 'an author’s id'],
    ['#in-fit', 0, 'something inside a title'],
    ['#brx-tab-a-1', 1, 'an id that the builder made up for a title'],
    ['#pane-1', 1, 'a pane'],
    ['#gr%C3%B6%C3%9Fe-3', 3, 'something inside a pane'],
    ['', -1, 'nothing'],
    ['#elsewhere', -1, 'something else'],
    ['#brxe-abc', -1, 'the builder’s id of an element'],
    ['#%E0%A4%A', -1, 'no URI at all'],
  ])('%s: %i, for it names %s', (hash, index) => {
    const { places, end } = open();
    goTo(hash);
    expect(places.indexOf()).toBe(index);
    end();
  });
});

describe('opening a pane', () => {
  it.each([
    ['#elsewhere', 0, '#fit', 'an author’s id'],
    ['#pane-0', 1, '', 'an id that the builder made up, where the address names what is closed now'],
    ['#fit', 2, '', 'the builder’s id of an element, likewise'],
    ['#fit', 3, '', 'no id, likewise'],
    ['#elsewhere', 1, '#elsewhere', 'a hash that is none of our business'],
    ['#elsewhere', 3, '#elsewhere', 'no id, the same hash'],
  ])('%s, then %i: %j shows (%s)', (hash, index, shown) => {
    const { places, end } = open();
    goTo(hash);
    const entries = history.length;
    places.show(index);
    expect(address()).toBe(`/page/?a=1${shown}`);
    expect(history.length).toBe(entries);
    end();
  });

  it('uses the printed ids', () => {
    const { places, end } = open();
    for (const title of document.querySelectorAll('i')) title.id ||= 'made-up';
    places.show(3);
    expect(address()).toBe('/page/?a=1');
    end();
  });

  it('keeps other scripts’ history state', () => {
    const { places, end } = open();
    history.replaceState({ scroll: 120 }, '', '/page/');
    places.show(0);
    expect(history.state).toEqual({ scroll: 120 });
    end();
  });

  it('works if the browser refuses further changes', () => {
    const { places, end } = open();
    vi.spyOn(history, 'replaceState').mockImplementation(() => {
      throw new DOMException('too many', 'SecurityError');
    });
    expect(() => places.show(0)).not.toThrow();
    end();
  });
});

describe('navigation to a place', () => {
  it.each([
    ['#fit', [0]],
    ['/page/?a=1#pane-2', [2]],
    ['#', []],
    ['#elsewhere', []],
    ['/other/#fit', []],
  ])('by a link to %s: %j', (href, indexes) => {
    const { went, end } = open();
    // Prevents the browser's own navigation.
    document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
    document.querySelector('a')?.setAttribute('href', href);
    document.querySelector('a')?.click();
    end();
    expect(went).toEqual(indexes);
  });

  it('by the browser’s search in hidden content', () => {
    const { went, end } = open();
    for (const place of document.querySelectorAll('#pane-3, a'))
      place.dispatchEvent(new Event('beforematch', { bubbles: true }));
    end();
    expect(went).toEqual([3]);
  });

  it('calls back when the address names the place, until the signal aborts', () => {
    const { went, end } = open();
    const name = (hash: string) => {
      goTo(hash);
      window.dispatchEvent(new Event('hashchange'));
    };
    name('#brx-tab-a-1');
    name('');
    name('#elsewhere');
    end();
    name('#fit');
    expect(went).toEqual([1]);
  });
});
