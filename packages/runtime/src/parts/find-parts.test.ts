import { expect, it } from 'vitest';
import { findParts } from './find-parts.ts';

const names = ['title', 'pane', 'missing'] as const;
const dialect = { parts: { title: '.title', pane: '.pane, .title.pane' }, states: {} };

function find(html: string) {
  document.body.innerHTML = html;
  const root = document.querySelector<HTMLElement>('#root');
  if (!root) throw new Error('no root');
  const found = findParts(root, names, dialect, '.tabs');
  const idsOf = (name: (typeof names)[number]) => found.byName[name].map(({ element }) => element.id);
  return { root, found, idsOf };
}

it('finds parts in document order and numbers them', () => {
  const { found, idsOf } = find(
    '<div id="root" class="tabs"><p><b class="title" id="a"></b></p><b class="title" id="b"></b></div><b class="title"></b>',
  );
  expect(idsOf('title')).toEqual(['a', 'b']);
  expect(found.byName.title.map(({ name, index }) => [name, index])).toEqual([
    ['title', 0],
    ['title', 1],
  ]);
  expect(idsOf('missing')).toEqual([]);
});

it('leaves the parts of nested islands to them, but includes their roots', () => {
  const { idsOf } = find(`<div class="tabs"><div id="root" class="tabs">
    <b class="title" id="own"></b>
    <div class="tabs pane" id="nested"><b class="title"></b></div>
    <div class="pane" id="pane"><div data-island="other"><b class="title"></b></div></div>
  </div></div>`);
  expect(idsOf('title')).toEqual(['own']);
  expect(idsOf('pane')).toEqual(['nested', 'pane']);
});

it('finds parts after a script has taken the class that the root was found by', () => {
  const { idsOf } = find('<div class="tabs"><div id="root"><b class="title" id="own"></b></div></div>');
  expect(idsOf('title')).toEqual(['own']);
});

it('finds an element under each of its names, and the root under its own', () => {
  const { root, found } = find('<div id="root" class="tabs"><b class="title pane" id="both"></b></div>');
  const both = document.querySelector('#both');
  expect(both && found.byElement.get(both)?.map(({ name }) => name)).toEqual(['title', 'pane']);
  expect(found.byElement.get(root)?.map(({ name }) => name)).toEqual(['root']);
});

it('keeps the printed values', () => {
  const { found } = find('<div id="root" class="tabs"><b class="title" id="a" data-x="printed"></b></div>');
  const part = found.byName.title[0];
  part?.element.setAttribute('data-x', 'set');
  expect(part?.printed('data-x')).toBe('printed');
  expect(part?.printed('data-y')).toBeNull();
});
