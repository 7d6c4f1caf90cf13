import { addDialect, defineIsland, start } from '@stirrup/runtime';
import { expect, it } from 'vitest';
import { mistakesOn, tabsWith } from '../testing/mistakes-on.ts';

it.each([
  [
    tabsWith('', '<i data-part="titel"></i>'),
    'unknown-part: data-part="titel": island "tabs" has no such part. Did you mean "title"?',
  ],
  [
    tabsWith('', '<i data-part="weather"></i>'),
    'unknown-part: data-part="weather": island "tabs" has no such part. There are list, title, pane, accordion-title',
  ],
  [
    '<div data-island="tabs"><button data-part="title">Fit</button></div>',
    'missing-part: island "tabs" has no pane: nothing in it matches [data-part="pane"]',
  ],
  [
    '<div data-island="quantity"><input data-part="input"><i data-part="input"></i></div>',
    'unknown-part: data-part="input" is on <i>. Expected input[data-part="input"]',
  ],
  [tabsWith('', '<i data-parts="title"></i>'), 'stray-attribute: nobody reads data-parts. Did you mean "data-part"?'],
])('%s', (html, expected) => {
  expect(mistakesOn(html)).toEqual([expected]);
});

it('knows the parts of the islands around', () => {
  const inner = '<div data-island="toggle"><i data-part="title"></i></div>';
  expect(mistakesOn(tabsWith('', inner))).toEqual([]);
});

it('knows that an island has no parts, and nothing of an island of the page’s own', () => {
  expect(mistakesOn('<a href="/more/" data-island="load-more"><i data-part="icon"></i></a>')).toEqual([
    'unknown-part: data-part="icon": island "load-more" has no such part. There are none',
  ]);
  start(defineIsland({ name: 'own-test', selectors: { own: '.own-test' }, load: () => new Promise(() => {}) }));
  expect(mistakesOn(`<div class="own-test">${tabsWith('', '<i data-part="titel"></i>')}</div>`)).toEqual([]);
});

it('reports dialects of a theme that name no parts, or wrong ones', () => {
  mistakesOn('');
  addDialect('tabs', 'bare-test', ['.bare-test']);
  addDialect('tabs', 'few-test', ['.few-test'], { parts: { title: 'button' } });
  addDialect('tabs', 'wrong-test', ['.wrong-test'], { parts: { titel: 'button' } });
  const [bare, few, wrong] = ['bare', 'few', 'wrong'].map(
    (name) => `<div class="${name}-test"><button></button></div>`,
  );
  expect(mistakesOn(`${bare}${few}${wrong}`)).toEqual([
    'dialect-without-parts: island "tabs": dialect "bare-test" names none of its parts: list, item, title, pane, accordionTitle',
    'dialect-without-parts: island "tabs": dialect "few-test" does not name what it needs: pane',
    'invalid-dialect: addDialect("tabs", "wrong-test", …) has parts.titel, unknown or no string. Name some of: list, item, title, pane, accordionTitle.',
  ]);
});
