import { expect, it, vi } from 'vitest';
import { defineIsland } from './define-island.ts';
import { checkSelectors, findIslands } from './find-islands.ts';
import { show } from './testing/test-registry.ts';

const load = async () => ({ default: () => undefined });
const tabs = defineIsland({ name: 'tabs', selectors: { stirrup: '.tabs', bricks: ['.brx-a', '.brx-b'] }, load });
const cart = defineIsland({ name: 'cart', selectors: { stirrup: '.cart' }, load });

function find(root: Document | Element) {
  const found: [string, string, string][] = [];
  findIslands(root, [tabs, cart], (element, { name }, dialect) => found.push([element.id, name, dialect]));
  return found;
}

it('finds the root and everything below it, with island and dialect', () => {
  const root = show(
    '<div id="1" class="tabs"><p id="2" class="brx-b"></p><i><b id="3" class="cart"></b></i><b id="4"></b></div>',
  );
  expect(find(root)).toEqual([
    ['1', 'tabs', 'stirrup'],
    ['2', 'tabs', 'bricks'],
    ['3', 'cart', 'stirrup'],
  ]);
});

it('finds in a whole document', () => {
  show('<p id="5" class="cart"></p>');
  expect(find(document)).toContainEqual(['5', 'cart', 'stirrup']);
});

it('queries each selector on its own, never as a list', () => {
  const root = show('<div><p></p></div>');
  const query = vi.spyOn(root, 'querySelectorAll');
  find(root);
  expect(query.mock.calls.map(([selector]) => selector)).toEqual(['.tabs', '.brx-a', '.brx-b', '.cart']);
});

it('queries nothing for islands of our own dialect where there are none', () => {
  const own = defineIsland({ name: 'own', selectors: { theme: '.own' }, load });
  const search = (html: string) => {
    const root = show(html);
    const query = vi.spyOn(root, 'querySelectorAll');
    const found: string[] = [];
    findIslands(root, [own], ({ id }, _, dialect) => found.push(`${id} ${dialect}`));
    return [query.mock.calls.flat(), found];
  };
  expect(search('<div><p id="7" class="own"></p></div>')).toEqual([['.own'], ['7 theme']]);
  // The root is one, and nothing in it.
  expect(search('<div id="8" data-island="own"><p></p></div>')).toEqual([['.own'], ['8 stirrup']]);
  expect(search('<div><p id="9" data-island="own"></p></div>')).toEqual([
    ['[data-island="own"]', '.own'],
    ['9 stirrup'],
  ]);
});

it('queries an element without children for itself only', () => {
  const root = show('<div id="6" class="cart">text</div>');
  const query = vi.spyOn(root, 'querySelectorAll');
  expect(find(root)).toEqual([['6', 'cart', 'stirrup']]);
  expect(query).not.toHaveBeenCalled();
});

it('leaves elements that are no HTML alone', () => {
  const root = show('<div><svg class="cart"></svg></div>');
  expect(find(root)).toEqual([]);
});

it('refuses a selector that is none, and names it', () => {
  expect(() => checkSelectors('tabs', ['.a', '.b >> .c['])).toThrow('".b >> .c[" of "tabs" is no CSS.');
  expect(() => checkSelectors('tabs', ['.a', ':not(.b, .c)'])).not.toThrow();
});
