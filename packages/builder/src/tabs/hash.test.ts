import type { Part } from '@stirrup/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { firstTab, showInAddress, tabOfHash } from './hash.ts';

function part(name: string, index: number, id: string, html = ''): Part {
  const element = document.createElement('div');
  if (id) element.id = id;
  element.innerHTML = html;
  document.body.append(element);
  const printed = id || null;
  return { name, index, element, server: (attribute) => (attribute === 'id' ? printed : null) };
}

let titles: Part[];
let panes: Part[];

beforeEach(() => {
  titles = ['fit', 'brx-tab-a-1', 'brxe-abc', 'größe'].map((id, index) => part('title', index, id));
  panes = ['', '', '', '<p id="inside">In the last pane.</p>'].map((html, index) =>
    part('pane', index, `pane-${index}`, html),
  );
});
afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', '/page/?a=1');
});

const goTo = (hash: string) => history.replaceState(null, '', `/page/?a=1${hash}`);

describe('the tab that the address names', () => {
  it.each([
    ['#fit', 0, 'an author’s id'],
    ['#brx-tab-a-1', 1, 'an id that the builder made up for a title'],
    ['#gr%C3%B6%C3%9Fe', 3, 'an id beyond ASCII'],
    ['#pane-1', 1, 'a pane'],
    ['#inside', 3, 'something inside a pane'],
    ['', -1, 'nothing'],
    ['#elsewhere', -1, 'something else'],
    ['#brxe-abc', -1, 'the builder’s id of an element'],
    ['#%E0%A4%A', -1, 'no URI at all'],
  ])('%s: %i, for it names %s', (hash, index) => {
    goTo(hash);
    expect(tabOfHash(titles, panes)).toBe(index);
  });
});

describe('the first tab', () => {
  it('is the one that the address names', () => {
    goTo('#inside');
    expect(firstTab(titles, panes, 1)).toBe(3);
  });

  it.each([
    [1, 1],
    [4, 0],
    [99, 0],
  ])('else the one that the page asks for: %i gives %i', (asked, index) => {
    expect(firstTab(titles, panes, asked)).toBe(index);
  });

  it('is not changed by a hash that means something else on the page', () => {
    goTo('#reviews');
    expect(firstTab(titles, panes, 2)).toBe(2);
  });
});

describe('the address of a chosen tab', () => {
  it.each([
    [0, '/page/?a=1#fit'],
    [1, '/page/?a=1'],
    [2, '/page/?a=1'],
    [3, '/page/?a=1#gr%C3%B6%C3%9Fe'],
  ])('title %i: %s, without a history entry', (index, address) => {
    goTo('#elsewhere');
    const entries = history.length;
    showInAddress(titles[index]);
    expect(location.pathname + location.search + location.hash).toBe(address);
    expect(history.length).toBe(entries);
  });

  it('keeps what others store in the history entry', () => {
    history.replaceState({ scroll: 120 }, '', '/page/');
    showInAddress(titles[0]);
    expect(history.state).toEqual({ scroll: 120 });
  });
});
