import { pageRegistry } from '@stirrup/runtime';
import { expect, it } from 'vitest';
import { mistakesOn, tabsWith } from '../testing/mistakes-on.ts';

it.each([
  ['<div data-island="tab"></div>', ['unknown-island: no island "tab" has been started. Did you mean "tabs"?']],
  ['<div data-island="weather-forecast"></div>', ['unknown-island: no island "weather-forecast" has been started']],
  ['<svg data-island="tabs"></svg>', ['unknown-island: it is no element of HTML that island "tabs" can run on']],
  ['<div data-start="visible"></div>', ['stray-attribute: data-start stands at an element that is no island']],
  ['<div data-start="3"></div><div data-start="monday"></div><div data-options="{}"></div>', []],
  ['<p data-part="title"></p>', ['stray-attribute: data-part="title" stands in no island']],
  [
    '<div class="variable-items-wrapper"></div>',
    ['lookalike: it looks like island "swatches", and no dialect of it matches'],
  ],
  [tabsWith(), []],
])('%s', (html, expected) => {
  expect(mistakesOn(html)).toEqual(expected);
});

it('reports a dialect of an island that has not been started', () => {
  pageRegistry().addDialect('tabz', 'theme', '.theme-tabs');
  expect(mistakesOn('')).toEqual([
    'unknown-island: addDialect("tabz", "theme", …): no island "tabz" has been started. Did you mean "tabs"?',
  ]);
});
